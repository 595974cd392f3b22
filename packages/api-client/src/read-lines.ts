/** Thrown if a line is longer than any event of the contract. */
export class LineTooLongError extends Error {}

const MAX_LINE = 10_000;

/** Reads the lines of a stream. `onBytes` is called for each part that arrives. Throws LineTooLongError. */
export async function* readLines(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<string> {
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    const lines = (rest + asciiText(value)).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE) throw new LineTooLongError();
    for (const line of lines) if (line !== '') yield line;
  }
}

/** Decodes only ASCII, because Edge 15 has no `TextDecoder` and a stream contains only numbers and field names. */
function asciiText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
