import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { listenForPreview } from './listen-for-preview.ts';
import { listenLocally } from './site-server.ts';

it('refuses a port that is taken, and a value that is no port', async () => {
  const [first, second] = [createServer(), createServer()];
  const taken = await listenLocally(first, 0);
  try {
    await expect(listenForPreview(second, { PREVIEW_PORT: String(taken) })).rejects.toThrow(
      `Port ${taken} is taken. Stop what uses it, or choose another: PREVIEW_PORT=${taken + 100} pnpm preview`,
    );
    await expect(listenForPreview(second, { PREVIEW_PORT: 'abc' })).rejects.toThrow(
      'PREVIEW_PORT=abc is not a port (1 to 65535).',
    );
  } finally {
    first.close();
  }
});
