import Glibc

/// The words for an `errno`, the same in every locale, with the way out where there is one.
struct SystemErrorText: CustomStringConvertible {
  var code: Int32

  var description: String {
    switch code {
    case ENOENT: "it does not exist, or a directory in its path does not; check the path"
    case ENOTDIR: "a part of its path is no directory; check the path"
    case EISDIR: "it is a directory; name a file in it"
    case EACCES, EPERM: "permission denied; check the permissions of the file and its directory"
    case EROFS: "the file system is read-only; choose another place"
    case ENOSPC: "no space left on the device; free some or choose another place"
    case EDQUOT: "the disk quota is used up; free some or choose another place"
    case EFBIG: "the file size limit is reached; raise it (ulimit -f)"
    case EOVERFLOW: "it is larger than such a file may be; check that it is the right one"
    case ELOOP: "its symbolic links go in circles; check where they point"
    case ENAMETOOLONG: "the name is too long; choose a shorter one"
    case EMFILE, ENFILE: "too many files are open; raise the limit (ulimit -n)"
    case EBUSY, ETXTBSY: "it is in use and cannot be replaced; choose another place"
    case ENXIO, ENODEV: "nothing answers there; check that the device or socket is in use"
    case EBADF: "it is not open; open or redirect it"
    case EIO: "the device failed; check it, or choose another place"
    case EINVAL: "the system does not accept such a name; choose another one"
    default: "system error \(code)"
    }
  }
}
