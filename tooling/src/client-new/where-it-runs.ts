import { request } from 'node:http';
import { portsFrom } from '../start/ports.ts';

interface Answer {
  readonly status: number;
  readonly text: string;
}

function ask(port: number, host: string, path: string): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const asked = request(
      { host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` }, timeout: 2_000 },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.on('error', () => resolve(undefined));
      },
    );
    asked.on('error', () => resolve(undefined));
    asked.on('timeout', () => asked.destroy());
    asked.end();
  });
}

/** The address of a brand, and whether it is served now. */
export interface Whereabouts {
  readonly url: string;
  readonly running: boolean;
}

/**
 * Finds a brand in the running product on this machine (`SITE_PORT`, else the default port). Waits for a running product
 * until it serves the new folder with sample data; returns at once if none runs.
 */
export async function whereItRuns(
  id: string,
  env: Readonly<Record<string, string | undefined>>,
  patienceMs = 20_000,
): Promise<Whereabouts> {
  const port = portsFrom(env).site;
  const host = `${id}.localhost`;
  const url = `http://${host}:${port}`;
  const until = Date.now() + patienceMs;
  for (;;) {
    const page = await ask(port, host, '/');
    if (page === undefined) return { url, running: false };
    const shown = page.status === 200 && page.text.includes(`"id":"${id}"`);
    // The site serves a brand before the API, which first creates its accounts and sample data.
    if (shown && (await ask(port, host, '/api/setting'))?.status === 200) return { url, running: true };
    if (Date.now() > until) return { url, running: false };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
