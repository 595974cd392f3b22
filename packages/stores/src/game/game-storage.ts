import type { AppThunk } from '../store/services.ts';
import { selectIdentity } from '../session/identity.ts';
import { deviceTag } from '../storage/device-tag.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { readJson } from '../storage/stored-json.ts';
import {
  gameDepartureSchema,
  gameEventRead,
  gameEventSaved,
  gameEventSchema,
  type GameDeparture,
  type GameEvent,
} from './game-event.slice.ts';

export function readGameEvent(): AppThunk {
  return (dispatch, getState, { local }) => {
    if (getState().gameEvent.returning === 'pending') return;
    const uuid = selectIdentity(getState())?.uuid;
    const stored = readJson(local, storageKeys.gameEvent, gameEventSchema);
    const isOwn =
      stored !== undefined &&
      uuid !== undefined &&
      (stored.member === deviceTag(local, uuid) || stored.uuid === uuid);
    dispatch(gameEventRead(isOwn ? stored : null));
  };
}

export function saveGameEvent(event: GameEvent | null): AppThunk {
  return (dispatch, _getState, { local }) => {
    if (event === null) local.remove(storageKeys.gameEvent);
    else local.write(storageKeys.gameEvent, JSON.stringify(event));
    dispatch(gameEventSaved(event));
  };
}

export const readDeparture = (): AppThunk<GameDeparture | null> => (_dispatch, _getState, services) =>
  readJson(services.perTab, storageKeys.gameDeparture, gameDepartureSchema) ?? null;

export const saveDeparture =
  (departure: GameDeparture | null): AppThunk =>
  (_dispatch, _getState, { perTab }) => {
    if (departure === null) perTab.remove(storageKeys.gameDeparture);
    else perTab.write(storageKeys.gameDeparture, JSON.stringify(departure));
  };

export function clearGame(): AppThunk {
  return (dispatch) => {
    dispatch(saveGameEvent(null));
    dispatch(saveDeparture(null));
  };
}
