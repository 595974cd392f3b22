// The patterns use neither look-behind nor named groups, because Safari 12 supports neither. Each pattern runs in
// linear time.

/** A client id: words of lower-case letters and digits, joined by single hyphens; 2 to 31 characters. */
export const clientIdPattern = /^(?=.{2,31}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** A host name in lower case, without protocol, port or path. */
export const hostNamePattern = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/;

/**
 * An https origin for a Content-Security-Policy, such as `https://cdn.example.com`. May have a port, but no wildcard.
 */
export const httpsOriginPattern =
  /^https:\/\/[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/;

/** An https URL whose host is valid in a Content-Security-Policy. */
export const httpsUrlPattern =
  /^https:\/\/[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?(\/[^\s"'<>\\]*)?$/;

/** An https origin, or, for sandboxes, an http origin on `localhost`, on a subdomain of `localhost`, or on 127.0.0.1. */
export const originPattern =
  /^(https:\/\/[a-z0-9.-]+|http:\/\/([a-z0-9-]+\.)?(localhost|127\.0\.0\.1))(:\d{1,5})?$/;

/** An https URL, or an http URL on `localhost` or 127.0.0.1 for sandboxes. */
export const urlPattern =
  /^(https:\/\/[a-z0-9.-]+|http:\/\/([a-z0-9-]+\.)?(localhost|127\.0\.0\.1))(:\d{1,5})?(\/[^\s"'<>\\]*)?$/;

/** Base URL of the API: `/` for the site's own origin, or an https URL, or an http URL on `localhost` or 127.0.0.1. */
export const apiBasePattern =
  /^(\/|https:\/\/[a-z0-9.-]+(:\d{1,5})?(\/[a-z0-9/_-]*)?|http:\/\/([a-z0-9-]+\.)?(localhost|127\.0\.0\.1)(:\d{1,5})?(\/[a-z0-9/_-]*)?)$/;

/** The path of a file in the client's folder, such as `assets/logo.svg`. */
export const ownFilePattern =
  /^assets\/(?!.*\.\.)[A-Za-z0-9/_.-]+\.(svg|png|jpg|jpeg|gif|webp|mp4|vtt|woff2)$/;

/** The path of an image in the client's folder. WebP and AVIF images are not allowed (CO-05). */
export const imagePathPattern = /^assets\/(?!.*\.\.)[A-Za-z0-9/_.-]+\.(svg|png|jpg|jpeg|gif)$/;

/** The path of a WebP image in the client's folder, for browsers that support WebP. */
export const webpPathPattern = /^assets\/(?!.*\.\.)[A-Za-z0-9/_.-]+\.webp$/;

export const svgPathPattern = /^assets\/(?!.*\.\.)[A-Za-z0-9/_.-]+\.svg$/;

export const pngPathPattern = /^assets\/(?!.*\.\.)[A-Za-z0-9/_.-]+\.png$/;

export const fontPathPattern = /^assets\/(?!.*\.\.)[A-Za-z0-9/_.-]+\.woff2$/;

/** The path of a film in the client's folder, or an https URL. */
export const filmPathPattern =
  /^(assets\/(?!.*\.\.)[A-Za-z0-9/_.-]+\.mp4|https:\/\/[a-z0-9.-]+(:\d{1,5})?\/[^\s"'<>\\]+)$/;

/**
 * The path of a captions file in the client's folder. A URL is not allowed, because browsers require extra settings for
 * captions from other origins.
 */
export const captionsPathPattern = /^assets\/(?!.*\.\.)[A-Za-z0-9/_.-]+\.vtt$/;

export const hexColourPattern = /^#[0-9a-f]{6}$/;

/** The id of a banner: words of lower-case letters and digits, joined by single hyphens. */
export const bannerIdPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A time in Bangkok to the minute, such as `2026-12-05T18:00`. */
export const bannerTimePattern = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/;

/** A country's ISO 3166-1 code of two letters. */
export const countryPattern = /^[A-Z]{2}$/;

/** The name of a font family. The name is safe between quotes in CSS. */
export const fontFamilyPattern = /^[A-Za-z0-9 -]{1,60}$/;

/** A CSS unicode-range. */
export const unicodeRangePattern =
  /^U\+[0-9A-F?]{1,6}(-[0-9A-F]{1,6})?(, ?U\+[0-9A-F?]{1,6}(-[0-9A-F]{1,6})?)*$/;

/** A LINE account: `@` and the id of an official account, or `~` and the id of a personal account. */
export const lineAccountPattern = /^[@~][A-Za-z0-9._-]{2,40}$/;

/**
 * The phone number of a help line: an optional `+`, then 3 to 19 characters. These characters are digits, spaces and
 * hyphens, and the first and the last are digits.
 */
export const helpNumberPattern = /^\+?[0-9][0-9 -]{1,17}[0-9]$/;
