import { describe, expect, it } from 'vitest';
import { readArrival } from './arrival.ts';

const way = { state: null, replaced: false, returnPath: null };

describe('[PU-02] readArrival', () => {
  it('returns no reason after a link', () => {
    expect(readArrival(way)).toEqual({ reason: undefined, username: undefined });
  });

  it('returns the end of the session if the store has navigated', () => {
    expect(readArrival({ ...way, replaced: true, returnPath: '/auth/deposit' }).reason).toBe('sessionEnded');
    expect(readArrival({ ...way, state: { reason: 'sessionEnded' } }).reason).toBe('sessionEnded');
  });

  it('returns another reason for a visitor who opened a member page', () => {
    const visitor = { state: { reason: 'visitor' }, replaced: true, returnPath: '/auth/deposit' };
    expect(readArrival(visitor).reason).toBe('returning');
    expect(readArrival({ ...way, returnPath: '/auth/deposit' }).reason).toBe('returning');
  });

  it('returns no reason after a sign-out', () => {
    expect(readArrival({ ...way, replaced: true }).reason).toBeUndefined();
  });

  it('returns the registration and its username', () => {
    expect(readArrival({ ...way, state: { reason: 'registered', username: 'somchai' } })).toEqual({
      reason: 'registered',
      username: 'somchai',
    });
  });

  it.each(['x', 7, [], { reason: 7, username: {} }, { reason: '<b>' }])(
    'returns no reason for the invalid state %j',
    (state) => {
      expect(readArrival({ ...way, state })).toEqual({ reason: undefined, username: undefined });
    },
  );
});
