import { readFileSync, statSync, type Stats } from 'node:fs';
import { positionIn } from './problem.ts';

export type ReadText =
  | { readonly text: string }
  | { readonly mistake: string; readonly hint: string; readonly line: number; readonly column: number };

const maxBytes = 1_000_000;
const utf8 = new TextDecoder('utf-8', { fatal: true });

function statOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Reads a UTF-8 file. Returns a mistake, and throws no error, if an existing path is not a file, can't be read, is too
 * large or has another encoding.
 */
export function readText(file: string): ReadText {
  const stat = statOf(file);
  if (stat === undefined)
    return mistakeAt(1, 1, 'This is a link to a file that does not exist.', 'Replace it by a file.');
  if (!stat.isFile()) return mistakeAt(1, 1, 'This is not a file.', 'Replace it by a file.');
  if (stat.size > maxBytes) {
    const hint = `The most are ${maxBytes} bytes.`;
    return mistakeAt(1, 1, `The file is too large: ${stat.size} bytes.`, hint);
  }
  try {
    return decodeText(readFileSync(file));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return mistakeAt(1, 1, 'The file can not be read.', reason);
  }
}

const hint = 'Save it as UTF-8.';

function decodeText(bytes: Uint8Array): ReadText {
  const [first, second] = bytes;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  // Each file of a brand begins with a letter of ASCII, of which UTF-16 has one zero byte.
  if (isMarked || (first === 0) !== (second === 0))
    return mistakeAt(1, 1, 'The file is UTF-16, not UTF-8.', hint);
  const zero = bytes.indexOf(0);
  if (zero !== -1) {
    const { line, column } = endOf(bytes.subarray(0, zero));
    return mistakeAt(
      line,
      column,
      'The file is damaged: here is a zero byte.',
      'Restore an earlier copy of it.',
    );
  }
  try {
    return { text: utf8.decode(bytes) };
  } catch {
    const { line, column } = firstFault(bytes);
    const encoding = isThaiOfOneByte(bytes) ? 'TIS-620 (Windows-874)' : 'in another encoding';
    return mistakeAt(line, column, `The file is ${encoding}, not UTF-8.`, hint);
  }
}

function mistakeAt(line: number, column: number, mistake: string, advice: string): ReadText {
  return { mistake, hint: advice, line, column };
}

function firstFault(bytes: Uint8Array): { line: number; column: number } {
  const [before = ''] = new TextDecoder().decode(bytes).split('\ufffd');
  return positionIn(before, before.length);
}

function endOf(bytes: Uint8Array): { line: number; column: number } {
  const text = new TextDecoder().decode(bytes);
  return positionIn(text, text.length);
}

/** True if more than 90 % of the bytes above 0x7F are Thai letters of TIS-620. */
function isThaiOfOneByte(bytes: Uint8Array): boolean {
  const high = bytes.filter((byte) => byte >= 0x80);
  const thai = high.filter((byte) => (byte >= 0xa1 && byte <= 0xda) || (byte >= 0xdf && byte <= 0xfb));
  return thai.length > high.length * 0.9;
}
