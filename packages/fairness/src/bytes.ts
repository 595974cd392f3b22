import { sha256 } from '@noble/hashes/sha2.js';

const hashPattern = /^[0-9a-f]{64}$/;

/** True for 32 bytes in lowercase hexadecimal: a seed or a SHA-256 hash. */
export function isHash(value: unknown): value is string {
  return typeof value === 'string' && hashPattern.test(value);
}

/** Converts hexadecimal text to bytes. The caller must have validated the text. */
export function hexToBytes(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

export function bytesToHex(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += (byte < 16 ? '0' : '') + byte.toString(16);
  return hex;
}

/** Encodes a text as UTF-8. Throws a URIError for half of a surrogate pair. */
export function utf8Bytes(text: string): Uint8Array {
  const escaped = encodeURIComponent(text);
  const bytes: number[] = [];
  for (let i = 0; i < escaped.length; i += 1) {
    if (escaped[i] === '%') {
      bytes.push(Number.parseInt(escaped.slice(i + 1, i + 3), 16));
      i += 2;
    } else bytes.push(escaped.charCodeAt(i));
  }
  return Uint8Array.from(bytes);
}

/** Returns the SHA-256 hash of bytes, in hexadecimal. */
export function sha256Hex(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}

/** Decodes UTF-8 to a text. Throws a URIError for bytes that are not UTF-8. */
export function utf8Text(bytes: Uint8Array): string {
  let escaped = '';
  for (const byte of bytes) escaped += `%${(byte < 16 ? '0' : '') + byte.toString(16)}`;
  return decodeURIComponent(escaped);
}

export function joinBytes(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}
