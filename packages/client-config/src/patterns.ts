// Plain regular expressions (no look-behind, no named groups: Safari 12), each linear in its input.

/** A client id: the name of its folder and its `<id>.localhost`; 2 to 31 letters, words joined by single hyphens. */
export const clientIdPattern = /^(?=.{2,31}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** A host name, lower case, without protocol, port or path. */
export const hostNamePattern = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/;

/** An https origin that a site policy can list: `https://cdn.example.com`, optionally with a port; never a `*`. */
export const httpsOriginPattern =
  /^https:\/\/[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/;

/** An https address at a host that a site policy can list. */
export const httpsUrlPattern =
  /^https:\/\/[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?(\/[^\s"'<>\\]*)?$/;

/** An https origin, or one of this machine, where a sandbox can replace a host. */
export const originPattern =
  /^(https:\/\/[a-z0-9.-]+|http:\/\/([a-z0-9-]+\.)?(localhost|127\.0\.0\.1))(:\d{1,5})?$/;

/** An https address, or one of this machine. */
export const urlPattern =
  /^(https:\/\/[a-z0-9.-]+|http:\/\/([a-z0-9-]+\.)?(localhost|127\.0\.0\.1))(:\d{1,5})?(\/[^\s"'<>\\]*)?$/;

/** The address of the API: a path of the site's own origin, or an https origin with a path (http on this machine only). */
export const apiBasePattern =
  /^(\/[a-z0-9/_-]*|https:\/\/[a-z0-9.-]+(:\d{1,5})?(\/[a-z0-9/_-]*)?|http:\/\/([a-z0-9-]+\.)?(localhost|127\.0\.0\.1)(:\d{1,5})?(\/[a-z0-9/_-]*)?)$/;

/** A picture in the client's own folder, in a format of all supported browsers: no WebP, no AVIF (CO-05). */
export const imagePathPattern = /^assets\/(?!.*\.\.)[A-Za-z0-9/_.-]+\.(svg|png|jpg|jpeg|gif)$/;

/** A PNG picture in the client's own folder. */
export const pngPathPattern = /^assets\/(?!.*\.\.)[A-Za-z0-9/_.-]+\.png$/;

/** A font in the client's own folder. */
export const fontPathPattern = /^assets\/(?!.*\.\.)[A-Za-z0-9/_.-]+\.woff2$/;

/** A film in the client's own folder, or an https address. */
export const filmPathPattern =
  /^(assets\/(?!.*\.\.)[A-Za-z0-9/_.-]+\.mp4|https:\/\/[a-z0-9.-]+(:\d{1,5})?\/[^\s"'<>\\]+)$/;

/** Captions of a film, in the client's own folder, since browsers require extra settings for others. */
export const captionsPathPattern = /^assets\/(?!.*\.\.)[A-Za-z0-9/_.-]+\.vtt$/;

/** A colour as `#rrggbb`. */
export const hexColourPattern = /^#[0-9a-f]{6}$/;

/** A country by its ISO 3166-1 code of two letters. */
export const countryPattern = /^[A-Z]{2}$/;

/** The name of a font family, quoted in CSS. */
export const fontFamilyPattern = /^[A-Za-z0-9 -]{1,60}$/;

/** A CSS unicode-range. */
export const unicodeRangePattern =
  /^U\+[0-9A-F?]{1,6}(-[0-9A-F]{1,6})?(, ?U\+[0-9A-F?]{1,6}(-[0-9A-F]{1,6})?)*$/;

/** The account id of a messaging app, with or without its @. */
export const accountIdPattern = /^@?[A-Za-z0-9._-]{2,40}$/;
