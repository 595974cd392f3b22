export const stillFlags = (sitePort: number): readonly string[] => [
  `--host-resolver-rules=MAP pictures.localhost:80 127.0.0.1:${sitePort}, MAP * ~NOTFOUND`,
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-low-res-tiling',
  '--run-all-compositor-stages-before-draw',
];
