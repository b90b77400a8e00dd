import Glibc

extension Options {
  /// The number of workers: as asked for, else one for each processor, and at least two, since drawing and writing go
  /// side by side; more than eight only wait for the one that writes.
  var jobCount: Int { jobs ?? min(8, max(2, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))) }
}
