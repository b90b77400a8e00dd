import Glibc

/// How many files the program may have open.
enum OpenFiles {
  /// Raises the limit as far as it may be: each worker has fonts open, and scripts come in a file each.
  static func raiseLimit() {
    var limit = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    guard unsafe getrlimit(resource, &limit) == 0, limit.rlim_cur < limit.rlim_max else { return }
    // Enough for any number of workers.
    limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 8192))
    unsafe setrlimit(resource, &limit)
  }
}
