import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type GameKind, gameKinds } from './game-kinds.ts';
import texts from './game-texts.th.json' with { type: 'json' };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Returns the HTML of a game page. `token` identifies the player's visit to the page. Without a token, the page has no
 * link back to the site.
 */
export type GamePage = (token: string | undefined) => string;

/**
 * Returns the page of each kind of game. The HTML contains the link back to the site, so that a player can leave even
 * if no script runs.
 */
export async function gamePages(): Promise<ReadonlyMap<GameKind, GamePage>> {
  const page = await readFile(path.join(import.meta.dirname, 'public', 'game.html'), 'utf8');
  const pageOf = (kind: GameKind): GamePage => {
    const own = texts.games[kind];
    const data = JSON.stringify({ ...texts.common, ...own }).replaceAll('<', String.raw`\u003c`);
    const ownPage = page
      .replaceAll('{{kind}}', kind)
      .replaceAll('{{title}}', escaped(own.title))
      .replace('{{rules}}', escaped(own.rules))
      .replace('{{texts}}', () => data);
    // The link is relative, so that it also works behind a proxy that serves the page under a path prefix.
    return (token) =>
      ownPage.replace('href="{{leave}}"', token === undefined ? 'hidden' : `href="${token}/leave"`);
  };
  return new Map(gameKinds.map((kind) => [kind, pageOf(kind)]));
}
