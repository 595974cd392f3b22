import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';

const code = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8');
const origin = 'https://brand.example';

interface Request {
  readonly path: string;
  readonly mode?: 'navigate' | 'cors';
  readonly destination?: string;
  readonly preload?: Response | Error;
}

interface Outcome {
  readonly response: Promise<Response> | undefined;
  readonly fetched: readonly string[];
}

function request({ path, mode = 'navigate', destination = 'document', preload }: Request): Outcome {
  const listeners = new Map<string, (event: unknown) => void>();
  const fetched: string[] = [];
  const stored = new Response('the stored page');
  const scope = createContext({
    URL,
    self: {
      location: new URL(origin),
      addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    },
    caches: {
      match: (key: string) => Promise.resolve(key === '/app' ? stored : undefined),
      keys: () => Promise.resolve([]),
    },
    fetch(fetchedRequest: { readonly url: string }) {
      fetched.push(fetchedRequest.url);
      return Promise.reject(new TypeError('no connection'));
    },
  });
  runInContext(code, scope);
  let response: Promise<Response> | undefined;
  const isFailed = preload instanceof Error;
  listeners.get('fetch')?.({
    request: { url: origin + path, method: 'GET', mode, destination, headers: new Headers(), cache: '' },
    preloadResponse: isFailed ? Promise.reject(preload) : Promise.resolve(preload),
    respondWith: (sent: Promise<Response>) => (response = sent),
    waitUntil: () => undefined,
  });
  return { response, fetched };
}

it.each(['/', '/aff/john.doe', '/aff/john.js', '/auth/deposit', '/promotion/one/2.5'])(
  'without a connection, %s opens the stored page',
  async (path) => {
    const { response } = request({ path, preload: new TypeError('no connection') });
    expect(await (await response)?.text()).toBe('the stored page');
  },
);

it.each(['/api/slip/1', '/fairness/log/1', '/brand/assets/a.svg', '/manifest.webmanifest', '/assets/a.js'])(
  'without a connection, %s opens nothing',
  async (path) => {
    const { response } = request({ path, preload: new TypeError('no connection') });
    await expect(response).rejects.toThrow('no connection');
  },
);

it('opens nothing in a frame without a connection', async () => {
  const { response } = request({ path: '/chat-frame', destination: 'iframe', preload: new TypeError('cut') });
  await expect(response).rejects.toThrow('cut');
});

it.each(['/', '/api/slip/1', '/brand/assets/a.svg', '/chat-frame'])(
  'a navigation to %s uses the response that the browser has preloaded',
  async (path) => {
    const { response, fetched } = request({ path, preload: new Response('from the host') });
    expect(await (await response)?.text()).toBe('from the host');
    expect(fetched).toEqual([]);
  },
);

it.each(['/api/auth/user', '/assets/api/auth/user', '/stamped/0a/api/auth/user', '/legacy/assets/api/x'])(
  'leaves a request to the API below any path to the browser: %s',
  (path) => {
    expect(request({ path, mode: 'cors', destination: '' }).response).toBeUndefined();
  },
);

it.each(['/assets/index-Ab_12-x.js', '/legacy/assets/a-legacy-x.js', '/stamped/0123456789/assets/logo.svg'])(
  'handles the request for a file with a hash in its name: %s',
  async (path) => {
    await expect(request({ path, mode: 'cors', destination: '' }).response).rejects.toThrow('no connection');
  },
);
