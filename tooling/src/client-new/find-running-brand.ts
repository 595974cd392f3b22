import { request } from 'node:http';
import { portsFrom } from '../start/ports.ts';

interface HttpResponse {
  readonly status: number;
  readonly text: string;
}

const lost: HttpResponse = { status: 0, text: '' };

/** Requests a path on this computer. Returns undefined if no server listens at the port. */
function get(port: number, host: string, path: string): Promise<HttpResponse | undefined> {
  return new Promise((resolve) => {
    const sent = request(
      { host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` }, timeout: 2_000 },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.on('error', () => resolve(lost));
      },
    );
    sent.on('error', (error) => resolve('code' in error && error.code === 'ECONNREFUSED' ? undefined : lost));
    sent.on('timeout', () => sent.destroy());
    sent.end();
  });
}

/** The URL of a brand on this computer. `running` is true if `pnpm start` already serves the brand. */
export interface RunningBrand {
  readonly url: string;
  readonly running: boolean;
}

/** Waits until the running site serves the new brand. Returns immediately if no site is running. */
export async function findRunningBrand(
  id: string,
  env: Readonly<Record<string, string | undefined>>,
  timeoutMs = 20_000,
): Promise<RunningBrand> {
  const port = portsFrom(env).site;
  const host = `${id}.localhost`;
  const url = `http://${host}:${port}`;
  const until = Date.now() + timeoutMs;
  for (;;) {
    const page = await get(port, host, '/');
    if (page === undefined) return { url, running: false };
    const shown = page.status === 200 && page.text.includes(`"id":"${id}"`);
    if (shown && (await get(port, host, '/api/setting'))?.status === 200) return { url, running: true };
    if (Date.now() > until) return { url, running: false };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
