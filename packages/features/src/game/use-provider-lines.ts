import type { Game } from '@chada/stores/game';
import { useMemo } from 'react';
import { useClient } from '../common/brand/site-context.tsx';
import { useGameName } from '../common/brand/use-game-name.ts';
import { markText } from './provider-mark.ts';

/**
 * Returns true if the tiles of a list need a line with the provider's name. Drawn covers show the provider's code, so
 * the line is unnecessary if it would only repeat the code. All tiles of a list have the same height, so one game that
 * needs the line is enough.
 */
export function useProviderLines(games: readonly Game[]): boolean {
  const { pictures } = useClient().game;
  const gameName = useGameName();
  return useMemo(() => {
    const isMissingOnCover = (provider: string): boolean =>
      pictures[provider] !== undefined || gameName(provider) !== markText(provider);
    const providers = new Set(games.map(({ provider }) => provider));
    return games.some(({ imagePath }) => imagePath !== null) || [...providers].some(isMissingOnCover);
  }, [games, pictures, gameName]);
}
