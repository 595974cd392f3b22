/** Runs the bundled package with only the syntax and the globals of the oldest supported browsers. */
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { build } from 'vite';
import draws from '../vectors/draws.json';

const entry = fileURLToPath(new URL('index.ts', import.meta.url));

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      lib: { entry, formats: ['iife'], name: 'fairness' },
      target: 'es2017',
      write: false,
      minify: false,
    },
  });
  const [result] = [built].flat();
  const [chunk] = result !== undefined && 'output' in result ? result.output : [];
  if (chunk === undefined) throw new Error('The bundle is empty.');
  return chunk.code;
}

it('draws without BigInt, TextEncoder and WebCrypto', async () => {
  const code = await bundle();
  expect(code).not.toContain('BigInt');
  const script = `delete globalThis.BigInt;
    const missing = [typeof BigInt, typeof TextEncoder, typeof crypto];
    ${code};
    JSON.stringify({ missing, found: draws.map((draw) => fairness.drawWeighted(draw, draw.weights).value) })`;
  expect(JSON.parse(String(runInNewContext(script, { draws })))).toEqual({
    missing: ['undefined', 'undefined', 'undefined'],
    found: draws.map(({ value }) => value),
  });
});
