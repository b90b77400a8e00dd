// swift-tools-version: 6.2

import PackageDescription

/// One list of settings for every Swift target, so that no part of the house is built under softer rules.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "fontpreview",
  products: [
    .executable(name: "fontpreview", targets: ["FontPreview"]),
    .library(name: "FontPreviewCore", targets: ["FontPreviewCore"]),
  ],
  targets: [
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig1-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: "fribidi",
      providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash",
      providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
    .systemLibrary(
      name: "CLibMD", pkgConfig: "libmd", providers: [.apt(["libmd-dev"])]),
    .systemLibrary(
      name: "CLibPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .target(name: "CPNG", dependencies: ["CLibPNG"], linkerSettings: [.linkedLibrary("z")]),
    .target(
      name: "FontPreviewCore",
      dependencies: ["CFreeType", "CFontconfig", "CHarfBuzz", "CFriBidi", "CXXHash", "CLibMD", "CPNG"],
      swiftSettings: settings),
    .executableTarget(name: "FontPreview", dependencies: ["FontPreviewCore"], swiftSettings: settings),
    .testTarget(
      name: "FontPreviewCoreTests", dependencies: ["FontPreviewCore"], swiftSettings: settings),
    .testTarget(
      name: "FontPreviewTests", dependencies: ["FontPreview", "FontPreviewCore"], swiftSettings: settings),
  ]
)
