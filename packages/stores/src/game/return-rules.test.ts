import { anOpenGame } from '@chada/testing';
import { describe, expect, it } from 'vitest';
import type { GameDeparture, GameEvent } from './game-event.slice.ts';
import { isAnswerMissing, isReturnDue, mayHoldCredit } from './return-rules.ts';

const game = anOpenGame();
const event: GameEvent = { gameCode: game.gameCode, openedAt: '2026-11-20T03:00:00Z', visit: 'v1' };
const left: GameDeparture = { visit: 'v1', gameCode: game.gameCode, sessionId: game.sessionId };
type State = Parameters<typeof isReturnDue>[0];
type StateOverrides = Partial<State['gameEvent']> & { readonly openGame?: State['credit']['openGame'] };
const stateOf = (given: StateOverrides): State => {
  const openGame = 'openGame' in given ? given.openGame : game;
  return {
    credit: { openGame },
    gameEvent: { event, leaving: false, returning: 'no', failedSession: undefined, ...given },
  };
};

describe('[RD-26] the credit of a game returns without a confirmation', () => {
  it.each<[boolean, string, StateOverrides, GameDeparture | null]>([
    [true, 'to the tab that opened the game', {}, left],
    [true, 'after a failed return', { returning: 'failed' }, left],
    [false, 'while the member leaves', { leaving: true }, left],
    [false, 'while it returns already', { returning: 'pending' }, left],
    [false, 'if no game is open', { openGame: null }, left],
    [
      true,
      'if the provider ended the game, also to another tab',
      { openGame: { ...game, visitEnded: true } },
      null,
    ],
    [false, 'to a tab that opened no game', {}, null],
    [false, 'to a tab whose game another tab replaced', { event: { ...event, visit: 'v2' } }, left],
    [true, 'if only the tab knows the game', { event: null }, left],
    [false, 'to a tab that opened another game', {}, { ...left, sessionId: 'another' }],
    [true, 'if the session is unknown and the game is the same', {}, { ...left, sessionId: null }],
    [
      false,
      'if the session is unknown and the game differs',
      {},
      { ...left, sessionId: null, gameCode: 'x' },
    ],
    [true, 'if the API reports no games and the browser knows one', { openGame: undefined }, left],
    [false, 'if neither the API nor the browser knows a game', { openGame: undefined, event: null }, left],
  ])('%s: %s', (due, _when, given, departure) => {
    expect(isReturnDue(stateOf(given), departure)).toBe(due);
  });
});

describe('[ME-22] a return is repeated with its session', () => {
  const failed: StateOverrides = { returning: 'failed', failedSession: 'failed-session' };
  it.each<[boolean, string, StateOverrides]>([
    [true, 'if another game is open', failed],
    [true, 'if no game is open', { ...failed, openGame: null }],
    [true, 'if the API reports no games', { ...failed, openGame: undefined }],
    [false, 'if its game is still open', { ...failed, failedSession: game.sessionId }],
    [false, 'if its session is unknown', { ...failed, failedSession: undefined, openGame: undefined }],
    [false, 'while it runs', { ...failed, returning: 'pending' }],
    [false, 'while the member leaves for another game', { ...failed, leaving: true }],
  ])('%s: %s', (missing, _when, given) => {
    expect(isAnswerMissing(stateOf(given))).toBe(missing);
  });
});

describe('[ME-22] a game may hold credit', () => {
  const nothing: StateOverrides = { openGame: null, event: null };
  it.each<[boolean, string, StateOverrides, GameDeparture | null]>([
    [false, 'without any sign of a game', nothing, null],
    [false, 'if the API reports no games', { ...nothing, openGame: undefined }, null],
    [true, 'if the API reports one', { ...nothing, openGame: game }, null],
    [true, 'if the browser knows one', { ...nothing, event }, null],
    [true, 'if a return failed', { ...nothing, failedSession: 'failed-session' }, null],
    [true, 'if this tab opened one', nothing, left],
  ])('%s: %s', (may, _when, given, departure) => {
    expect(mayHoldCredit(stateOf(given), departure)).toBe(may);
  });
});
