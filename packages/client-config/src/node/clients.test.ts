import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { assetPathsOf } from '../resolved-client.ts';
import { checkClients, type LoadedClient } from './load-client.ts';
import { formatProblems } from './problem.ts';
import { renderFontFacesCss, renderTokensCss } from './tokens/render-css.ts';

const root = fileURLToPath(new URL('../../../../clients', import.meta.url));
const { problems, loaded } = checkClients(root);

function clientOf(id: string): LoadedClient {
  const found = loaded.find(({ client }) => client.id === id);
  if (found === undefined) throw new Error(`No client ${id} was loaded.`);
  return found;
}

describe('the brands of this repository', () => {
  it('are all right', () => {
    expect(formatProblems(problems)).toBe('No problems.');
    expect(loaded.length).toBeGreaterThan(0);
  });

  it('[RD-17] are refused for production, since none of them is licensed', () => {
    const refused = checkClients(root, { target: 'production' });
    expect(refused.loaded).toEqual([]);
    expect(refused.problems).toHaveLength(loaded.length);
  });

  it.each(loaded.map(({ client, tokens }) => [client.id, client, tokens] as const))(
    '%s has fonts, an icon for home screens and a rule of custom properties',
    (_id, client, tokens) => {
      expect(renderTokensCss(tokens)).toMatch(
        /^:root\{color-scheme:(light|dark);--space-1:.*--font-family:"[^"]+",[^{}]*\}$/,
      );
      expect(renderFontFacesCss(client)).toContain('format("woff2")');
      expect(assetPathsOf(client)).toContain(client.assets.icon512);
    },
  );

  it.each(loaded.map(({ client, folder }) => [client.id, client, folder] as const))(
    '%s draws its pictures lightly: no SVG above 12 kB, no PNG above 120 kB',
    (_id, client, folder) => {
      const heavy = assetPathsOf(client).filter((path) => {
        const size = readFileSync(`${folder}/${path}`).byteLength;
        return size > (path.endsWith('.svg') ? 12_000 : 120_000);
      });
      expect(heavy).toEqual([]);
    },
  );

  it('[RO-04] daothong has the default refund table 5, 5, 8, 12, 15, and media in its bottom bar', () => {
    const { client } = clientOf('daothong');
    expect(client.refundTable).toEqual({ 1: 5, 2: 5, 3: 8, 4: 12, 5: 15, 6: 15 });
    expect(client.bottomBar.fourth).toBe('media');
    expect(Object.values(client.features).every(Boolean)).toBe(true);
    expect(client.chat).toBeUndefined();
  });
});
