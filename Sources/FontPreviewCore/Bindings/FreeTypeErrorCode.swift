internal import CFreeType

/// FreeType's error numbers in the type its functions return; the macros reach Swift as another one.
enum FreeTypeErrorCode {
  static let unknownFileFormat = FT_Error(FT_Err_Unknown_File_Format)
  static let invalidArgument = FT_Error(FT_Err_Invalid_Argument)
  static let missingBitmap = FT_Error(FT_Err_Missing_Bitmap)
  static let outOfMemory = FT_Error(FT_Err_Out_Of_Memory)
}
