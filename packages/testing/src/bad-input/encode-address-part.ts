/** Percent-encodes a text for a URL. Encodes a lone surrogate as three invalid bytes. */
export function encodeAddressPart(text: string): string {
  return [...text]
    .map((sign) => {
      const unit = sign.charCodeAt(0);
      if (sign.length > 1 || unit < 0xd800 || unit > 0xdfff) return encodeURIComponent(sign);
      const bytes = [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)];
      return bytes.map((byte) => `%${byte.toString(16).toUpperCase()}`).join('');
    })
    .join('');
}
