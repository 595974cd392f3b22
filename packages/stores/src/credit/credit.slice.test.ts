import { satang } from '@chada/domain';
import { anOpenGame } from '@chada/testing';
import { describe, expect, it } from 'vitest';
import {
  creditReceived,
  creditSlice,
  creditTaken,
  openGameClosed,
  type CreditAnswer,
  type CreditState,
} from './credit.slice.ts';

const { reducer, getInitialState } = creditSlice;
const receive = (answer: Partial<CreditAnswer>, state: CreditState = getInitialState()) =>
  reducer(state, creditReceived({ sequence: 1, ...answer }));

describe('[ST-06] a response', () => {
  it('without credit or points keeps the known values', () => {
    const known = receive({ creditSatang: satang(500), point: 7 });
    expect(receive({ point: 8 }, known)).toMatchObject({ creditSatang: 500, point: 8 });
    expect(receive({ creditSatang: satang(600) }, known)).toMatchObject({ creditSatang: 600, point: 7 });
  });
});

describe('[ME-22] credit that moves into a game', () => {
  it.each([
    [500, 200, 300],
    [500, 500, 0],
    [500, 700, 0],
  ])('reduces %i satang by %i to %i', (before, taken, after) => {
    const known = receive({ creditSatang: satang(before) });
    expect(reducer(known, creditTaken(satang(taken))).creditSatang).toBe(after);
  });

  it('does not change an unknown credit', () => {
    expect(reducer(getInitialState(), creditTaken(satang(100))).creditSatang).toBeNull();
  });
});

describe('[RD-26] a game that closes', () => {
  it('is no longer open', () => {
    expect(reducer(receive({ openGame: anOpenGame() }), openGameClosed()).openGame).toBeNull();
  });

  it('stays unknown if the API does not report open games', () => {
    expect(reducer(getInitialState(), openGameClosed()).openGame).toBeUndefined();
  });
});
