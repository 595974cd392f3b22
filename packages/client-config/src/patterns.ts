// Plain regular expressions (no look-behind, no named groups: Safari 12), each linear in its input.

/** A client id: the name of its folder and its `<id>.localhost`; 2 to 31 letters, words joined by single hyphens. */
export const clientIdPattern = /^(?=.{2,31}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** A host name, lower case, without protocol, port or path. */
export const hostNamePattern = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/;

/** An origin over https that a site policy can list: `https://cdn.example.com`, perhaps with a port; never a `*`. */
export const httpsOriginPattern =
  /^https:\/\/[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/;

/** An address over https, at a host that a site policy can list. */
export const httpsUrlPattern =
  /^https:\/\/[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?(\/[^\s"'<>\\]*)?$/;

/** An origin over https, or one of this machine: what a page may end up with where a sandbox stands in for a host. */
export const originPattern =
  /^(https:\/\/[a-z0-9.-]+|http:\/\/([a-z0-9-]+\.)?(localhost|127\.0\.0\.1))(:\d{1,5})?$/;

/** An address over https, or one of this machine. */
export const urlPattern =
  /^(https:\/\/[a-z0-9.-]+|http:\/\/([a-z0-9-]+\.)?(localhost|127\.0\.0\.1))(:\d{1,5})?(\/[^\s"'<>\\]*)?$/;

/** Where the API is: a path on the site's own origin, or an https origin with a path (http on this machine only). */
export const apiBasePattern =
  /^(\/[a-z0-9/_-]*|https:\/\/[a-z0-9.-]+(:\d{1,5})?(\/[a-z0-9/_-]*)?|http:\/\/([a-z0-9-]+\.)?(localhost|127\.0\.0\.1)(:\d{1,5})?(\/[a-z0-9/_-]*)?)$/;

/** A picture in the client's own folder, of a format that every supported browser shows: no WebP, no AVIF (CO-05). */
export const imagePathPattern = /^assets\/(?!.*\.\.)[A-Za-z0-9/_.-]+\.(svg|png|jpg|jpeg|gif)$/;

/** A PNG picture in the client's own folder. */
export const pngPathPattern = /^assets\/(?!.*\.\.)[A-Za-z0-9/_.-]+\.png$/;

/** A font in the client's own folder. */
export const fontPathPattern = /^assets\/(?!.*\.\.)[A-Za-z0-9/_.-]+\.woff2$/;

/** A film in the client's own folder, or over https. */
export const filmPathPattern =
  /^(assets\/(?!.*\.\.)[A-Za-z0-9/_.-]+\.mp4|https:\/\/[a-z0-9.-]+(:\d{1,5})?\/[^\s"'<>\\]+)$/;

/** Captions of a film, in the client's own folder: a browser shows no others without being told to. */
export const captionsPathPattern = /^assets\/(?!.*\.\.)[A-Za-z0-9/_.-]+\.vtt$/;

/** A colour as `#rrggbb`. */
export const hexColourPattern = /^#[0-9a-f]{6}$/;

/** A country by its two ISO 3166-1 letters. */
export const countryPattern = /^[A-Z]{2}$/;

/** The name of a font family, which stands between quotes in CSS. */
export const fontFamilyPattern = /^[A-Za-z0-9 -]{1,60}$/;

/** A CSS unicode-range. */
export const unicodeRangePattern =
  /^U\+[0-9A-F?]{1,6}(-[0-9A-F]{1,6})?(, ?U\+[0-9A-F?]{1,6}(-[0-9A-F]{1,6})?)*$/;

/** The account id of a messaging app, with or without its @. */
export const accountIdPattern = /^@?[A-Za-z0-9._-]{2,40}$/;
