import type { Game } from '@chada/stores/game';
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
  return games.some(
    ({ imagePath, provider }) =>
      imagePath !== null || pictures[provider] !== undefined || gameName(provider) !== markText(provider),
  );
}
