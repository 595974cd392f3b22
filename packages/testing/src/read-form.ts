/** Parses a multipart form body, because Node's own parser fails under jsdom. */
export function readForm(raw: Buffer, contentType: string): Readonly<Record<string, unknown>> {
  const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1];
  if (boundary === undefined) return {};
  const parts = raw.toString('latin1').split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(parts.map(readPart));
}

function readPart(part: string): [name: string, value: unknown] {
  const end = part.indexOf('\r\n\r\n');
  const head = part.slice(0, end);
  const bytes = Buffer.from(part.slice(end + 4, -2), 'latin1');
  const name = /name="([^"]*)"/.exec(head)?.[1] ?? '';
  if (!/filename=/.test(head)) return [name, bytes.toString('utf8')];
  const type = /content-type:\s*([^\r\n]+)/i.exec(head)?.[1] ?? '';
  return [name, new Blob([new Uint8Array(bytes)], { type })];
}
