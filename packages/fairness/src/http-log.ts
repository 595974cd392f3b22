import type { ReadLogFile } from './log-reader.ts';

/**
 * Returns a function that reads the files of a log by HTTP. The function returns undefined for a missing file (status
 * 404 or 400), and throws an Error if it can't read a file.
 */
export function httpLog(address: string, send: typeof fetch = fetch): ReadLogFile {
  const base = address.replace(/\/$/, '');
  return async (path) => {
    const response = await send(`${base}/${path}`, { redirect: 'error' }).catch((error: unknown) => {
      throw new Error(`${base}/${path} can't be read. This proves nothing; try again later.`, {
        cause: error,
      });
    });
    if (response.status === 404 || response.status === 400) return undefined;
    if (!response.ok) throw new Error(`${base}/${path} answers ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  };
}
