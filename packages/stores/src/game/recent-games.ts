import { type Game, gameSchema } from '@chada/contract/game';
import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { selectIdentity } from '../session/identity.ts';
import { deviceTag } from '../storage/device-tag.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { readJson } from '../storage/stored-json.ts';
import type { AppThunk } from '../store/services.ts';
import { useAppDispatch } from '../store/typed-hooks.ts';

const MAX_RECENT_GAMES = 6;

const recentGamesSchema = z.object({
  member: z.string(),
  games: z.array(gameSchema).check(z.maxLength(MAX_RECENT_GAMES)),
});

const readRecentGames =
  (): AppThunk<readonly Game[]> =>
  (_dispatch, getState, { local }) => {
    const uuid = selectIdentity(getState())?.uuid;
    const stored = readJson(local, storageKeys.recentGames, recentGamesSchema);
    return stored !== undefined && uuid !== undefined && stored.member === deviceTag(local, uuid)
      ? stored.games
      : [];
  };

const rememberGame =
  (game: Game): AppThunk =>
  (dispatch, getState, { local }) => {
    const uuid = selectIdentity(getState())?.uuid;
    if (uuid === undefined) return;
    const others = dispatch(readRecentGames()).filter(({ code }) => code !== game.code);
    const record = { member: deviceTag(local, uuid), games: [game, ...others].slice(0, MAX_RECENT_GAMES) };
    local.write(storageKeys.recentGames, JSON.stringify(record));
  };

/** Returns the games that the member opened in this browser, newest first. */
export function useRecentGames(): readonly Game[] {
  const dispatch = useAppDispatch();
  const [games] = useState(() => dispatch(readRecentGames()));
  return games;
}

/** Returns a function that adds a game to the member's recent games. */
export function useRememberGame(): (game: Game) => void {
  const dispatch = useAppDispatch();
  return useCallback((game: Game) => dispatch(rememberGame(game)), [dispatch]);
}
