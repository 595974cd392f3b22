import { satang } from '@chada/domain';
import { anOpenGame } from '@chada/testing';
import { describe, expect, it } from 'vitest';
import {
  creditFrozen,
  creditReceived,
  creditSlice,
  creditTaken,
  creditUnfrozen,
  lastCreditRead,
  openGameClosed,
  shownCredit,
  type CreditUpdate,
  type CreditState,
} from './credit.slice.ts';

const { reducer, getInitialState } = creditSlice;
const receive = (update: Partial<CreditUpdate>, state: CreditState = getInitialState()) =>
  reducer(state, creditReceived({ sequence: 1, ...update }));

describe('[ST-06] a response', () => {
  it('without credit or points keeps the known values', () => {
    const known = receive({ creditSatang: satang(500), points: 7 });
    expect(receive({ points: 8 }, known)).toMatchObject({ creditSatang: 500, points: 8 });
    expect(receive({ creditSatang: satang(600) }, known)).toMatchObject({ creditSatang: 600, points: 7 });
  });

  it('that does not mention open games keeps the known one; one that reports none removes it', () => {
    const known = receive({ openGame: anOpenGame() });
    expect(receive({ creditSatang: satang(600) }, known).openGame).toEqual(anOpenGame());
    expect(receive({ openGame: null }, known).openGame).toBeNull();
  });

  it('counts if it is as new as the newest, and not if it is older', () => {
    const known = receive({ sequence: 5, creditSatang: satang(500) });
    expect(receive({ sequence: 5, creditSatang: satang(600) }, known)).toMatchObject({ creditSatang: 600 });
    expect(receive({ sequence: 4, creditSatang: satang(600) }, known)).toBe(known);
  });
});

describe('[ST-06] the credit of an earlier visit', () => {
  const last = { creditSatang: satang(700), at: 1 };

  it('counts only while the credit is unknown', () => {
    expect(reducer(getInitialState(), lastCreditRead(last)).last).toEqual(last);
    expect(reducer(receive({ creditSatang: satang(500) }), lastCreditRead(last)).last).toBeNull();
  });

  it('stays until a response has the credit', () => {
    const read = reducer(getInitialState(), lastCreditRead(last));
    expect(receive({ points: 8 }, read).last).toEqual(last);
    expect(receive({ creditSatang: satang(500) }, read).last).toBeNull();
  });
});

describe('[ST-06] a frozen credit', () => {
  it('is the one from before the first animation, until the last one ends', () => {
    const before = receive({ creditSatang: satang(500), points: 7 });
    const first = reducer(before, creditFrozen('wheel'));
    const changed = receive({ sequence: 2, creditSatang: satang(600), points: 9 }, first);
    const second = reducer(changed, creditFrozen('card'));
    expect(shownCredit(second)).toEqual({ creditSatang: 500, points: 7 });
    const state = reducer(second, creditUnfrozen('wheel'));
    expect(shownCredit(state)).toEqual({ creditSatang: 500, points: 7 });
    const none = reducer(state, creditUnfrozen('card'));
    expect(shownCredit(none)).toEqual({ creditSatang: 600, points: 9 });
    expect(reducer(none, creditUnfrozen('card'))).toBe(none);
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
