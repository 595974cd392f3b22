import { satang } from '@chada/domain';
import { describe, expect, it } from 'vitest';
import {
  creditReturned,
  gameEventRead,
  gameEventSaved,
  gameEventSlice,
  leavingForGame,
  returnFailed,
  returnStarted,
  wasAway,
  type GameEvent,
  type GameEventState,
} from './game-event.slice.ts';

const { reducer, getInitialState } = gameEventSlice;
const event = (visit?: string): GameEvent => ({
  gameCode: 'golden-dragon',
  openedAt: '2026-11-20T03:00:00Z',
  ...(visit === undefined ? {} : { visit }),
});
const after = (...actions: Parameters<typeof reducer>[1][]): GameEventState =>
  actions.reduce<GameEventState>(reducer, getInitialState());
const failure = [returnStarted(), returnFailed('session-1')];

describe('[ME-22] a failed return', () => {
  it.each<[string, boolean, GameEvent | null, GameEvent | null]>([
    ['is kept if the same game is read again', true, event('v1'), event('v1')],
    ['is kept if there is still no game', true, null, null],
    ['is over if another tab opened another game', false, event('v1'), event('v2')],
    ['is over if another tab returned the credit', false, event('v1'), null],
    ['is over if another tab returned the credit of a game without a visit', false, event(), null],
    ['is over if another tab opened the first game', false, null, event('v1')],
  ])('%s', (_what, isKept, before, next) => {
    const state = after(gameEventRead(before), ...failure, gameEventRead(next));
    expect(state).toMatchObject({
      event: next,
      returning: isKept ? 'failed' : 'no',
      failedSession: isKept ? 'session-1' : undefined,
    });
  });

  it('is over when a game is opened or saved, and a shown return with it', () => {
    const returned = creditReturned({ movedSatang: satang(5), takenSatang: null });
    expect(after(...failure, returned, leavingForGame())).toMatchObject({
      leaving: true,
      opening: true,
      returning: 'no',
      failedSession: undefined,
      returned: null,
    });
    expect(after(...failure, gameEventSaved(event('v1')))).toMatchObject({ returning: 'no' });
  });
});

it('[ME-22] a departure ends with a long absence only after the game was opened', () => {
  expect(after(leavingForGame(), wasAway()).leaving).toBe(true);
  expect(after(leavingForGame(), returnStarted())).toMatchObject({ leaving: false, returning: 'pending' });
});
