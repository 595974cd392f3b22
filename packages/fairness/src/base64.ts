const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * Encodes bytes as base64. Uses neither `btoa`, which accepts only text, nor `Uint8Array.toBase64`, which old browsers
 * lack.
 */
export function bytesToBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
    const group = (first << 16) | (second << 8) | third;
    const known = Math.min(3, bytes.length - at) + 1;
    for (let digit = 0; digit < 4; digit += 1) {
      text += digit < known ? digits.charAt((group >> (18 - 6 * digit)) & 63) : '=';
    }
  }
  return text;
}

/** Decodes base64. Returns undefined for a text that is not canonical base64. */
export function base64ToBytes(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3);
  for (let at = 0; at < text.length; at += 4) {
    let group = 0;
    for (const digit of text.slice(at, at + 4)) group = (group << 6) | Math.max(0, digits.indexOf(digit));
    bytes.set([(group >> 16) & 255, (group >> 8) & 255, group & 255], (at / 4) * 3);
  }
  const found = bytes.subarray(0, bytes.length - padding);
  return bytesToBase64(found) === text ? found : undefined;
}
