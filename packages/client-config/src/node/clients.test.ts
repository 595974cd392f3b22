import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { assetPathsOf } from '../resolved-client.ts';
import type { LoadedClient } from './load-client.ts';
import { checkClients } from './load-clients.ts';
import { formatProblems } from './problem.ts';
import { renderFontFacesCss, renderTokensCss } from './tokens/write-tokens.ts';

const root = fileURLToPath(new URL('../../../../clients', import.meta.url));
const { problems, loaded } = checkClients(root);

function clientOf(id: string): LoadedClient {
  const found = loaded.find(({ client }) => client.id === id);
  if (found === undefined) throw new Error(`No client ${id} was loaded.`);
  return found;
}

/** Returns the SVG files of the home page and of the banners, which are large as files and small when compressed. */
function largeDrawingsOf({ assets, banners }: LoadedClient['client']): readonly string[] {
  const drawn = banners.flatMap(({ picture: { narrow, wide } }) => [narrow, wide]);
  return [assets.hero, ...drawn].flatMap((path) => (path?.endsWith('.svg') === true ? [path] : []));
}

describe('the brands of this repository', () => {
  it('are all valid', () => {
    expect(formatProblems(problems)).toBe('No problems.');
    expect(loaded.length).toBeGreaterThan(0);
  });

  it('[RD-17] are refused for production, because they have no licence', () => {
    const refused = checkClients(root, { target: 'production' });
    expect(refused.loaded).toEqual([]);
    const licences = refused.problems.filter(({ message }) => message.includes('"licence" is missing'));
    expect(licences).toHaveLength(loaded.length);
  });

  it.each(loaded.map(({ client, tokens }) => [client.id, client, tokens] as const))(
    '%s has fonts, an icon for home screens and a rule of custom properties',
    (_id, client, tokens) => {
      expect(renderTokensCss(tokens)).toMatch(
        /^:root\{color-scheme:(light|dark);--space-1:.*--font-family:"[^"]+",[^{}]*\}$/,
      );
      expect(renderFontFacesCss(client)).toMatch(/font-display:swap;src:[^;]+format\("woff2"\)/);
      expect(assetPathsOf(client)).toContain(client.assets.icon512);
    },
  );

  it.each(loaded.map(({ client, folder }) => [client.id, client, folder] as const))(
    '%s has SVG files up to 12 kB and PNG files up to 120 kB',
    (_id, client, folder) => {
      const drawings = largeDrawingsOf(client);
      const pictures = assetPathsOf(client).filter((path) => !drawings.includes(path));
      const heavy = pictures.filter((path) => {
        const size = readFileSync(`${folder}/${path}`).byteLength;
        return size > (path.endsWith('.svg') ? 12_000 : 120_000);
      });
      expect(heavy).toEqual([]);
    },
  );

  it.each(loaded.map(({ client, folder }) => [client.id, client, folder] as const))(
    '%s has large drawings of at most 12 kB when compressed',
    (_id, client, folder) => {
      const drawings = largeDrawingsOf(client);
      expect(drawings).not.toEqual([]);
      for (const path of drawings) {
        const drawing = readFileSync(`${folder}/${path}`);
        expect(brotliCompressSync(drawing).byteLength, path).toBeLessThanOrEqual(12_000);
      }
    },
  );

  it('[RO-04] daothong has the default refund table 5, 5, 8, 12, 15, and media in its bottom bar', () => {
    const { client } = clientOf('daothong');
    expect(client.refundTable).toEqual({ 1: 5, 2: 5, 3: 8, 4: 12, 5: 15, 6: 15 });
    expect(client.bottomBar.fourth).toBe('media');
    expect(Object.values(client.features).every(Boolean)).toBe(true);
    expect(client.chat).toBeUndefined();
  });

  it.each([
    ['daothong', [5, 5, 8, 12, 15, 15]],
    ['chaba', [5, 5, 7, 10, 15, 15]],
    ['nava', [7, 7, 9, 10, 10, 10]],
  ])('[RO-04] [RD-01] [TI-03] %s refunds %j by level', (id, percents) => {
    expect(Object.values(clientOf(id).client.refundTable)).toEqual(percents);
  });

  it('[RD-01] chaba differs from the default only in looks, copy and its refund table', () => {
    const plain = (id: string) => {
      const { bottomBar, footer, features, game, limits, chat } = clientOf(id).client;
      const { publicYear, memberYear } = footer;
      return { bottomBar, publicYear, memberYear, features, game, limits, chat };
    };
    expect(plain('chaba')).toEqual(plain('daothong'));
  });

  it('have a scene each, and no layout variant in common', () => {
    const layouts = loaded.map(({ client }) => client.layout);
    for (const part of ['hero', 'tiles', 'creditCard', 'bar'] as const) {
      expect(new Set(layouts.map((layout) => layout[part])).size, part).toBe(loaded.length);
    }
    expect(new Set(layouts.map(({ home }) => home.join())).size).toBe(loaded.length);
    for (const { client } of loaded) expect(client.assets.hero, client.id).toBe('assets/hero.svg');
  });

  it('[RD-09] [RD-10] nava has withdrawals in its bottom bar, and two years in its footers', () => {
    const { client } = clientOf('nava');
    expect(client.bottomBar.fourth).toBe('withdraw');
    expect([client.footer.publicYear, client.footer.memberYear]).toEqual([2023, 2025]);
    expect(clientOf('daothong').client.footer).toMatchObject({ publicYear: 2022, memberYear: 2024 });
  });

  it('[RD-12] [RD-13] nava disables lottery and films, and lists the member data for its chat', () => {
    const { features, game, chat, films } = clientOf('nava').client;
    expect(features.movie).toBe(false);
    expect(films).toEqual([]);
    expect(game.categories).not.toContain('lotto');
    expect(chat?.attributes).not.toHaveLength(0);
  });

  it('[PU-09] [PU-10] [RD-12] every brand has live results and standings, and those with films have a poster for each', () => {
    for (const { client } of loaded) {
      expect(client.frames.liveScoreUrl, client.id).toBeDefined();
      expect(client.frames.scoreUrl, client.id).toBeDefined();
      for (const film of client.films) expect(film.poster, film.title).toBeDefined();
    }
    expect(clientOf('daothong').client.films.length).toBeGreaterThanOrEqual(3);
    expect(clientOf('chaba').client.films.length).toBeGreaterThanOrEqual(3);
  });
});
