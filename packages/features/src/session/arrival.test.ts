import { describe, expect, it } from 'vitest';
import { readArrival } from './arrival.ts';

const way = { state: null, replaced: false, returnPath: null };

describe('[PU-02] the reason of an arrival at the login page', () => {
  it('is empty after a link', () => {
    expect(readArrival(way)).toEqual({ reason: undefined, username: undefined });
  });

  it('is an ended session if the store navigated', () => {
    expect(readArrival({ ...way, replaced: true, returnPath: '/auth/deposit' }).reason).toBe('sessionEnded');
    expect(readArrival({ ...way, state: { reason: 'sessionEnded' } }).reason).toBe('sessionEnded');
  });

  it('is not an ended session for a visitor who opened a member page', () => {
    const visitor = { state: { reason: 'visitor' }, replaced: true, returnPath: '/auth/deposit' };
    expect(readArrival(visitor).reason).toBe('returning');
    // ... nor if they open another page and return by a link.
    expect(readArrival({ ...way, returnPath: '/auth/deposit' }).reason).toBe('returning');
  });

  it('is not an ended session after a logout, which has no return path', () => {
    expect(readArrival({ ...way, replaced: true }).reason).toBeUndefined();
  });

  it('is a registration with its username', () => {
    expect(readArrival({ ...way, state: { reason: 'registered', username: 'somchai' } })).toEqual({
      reason: 'registered',
      username: 'somchai',
    });
  });

  it.each(['x', 7, [], { reason: 7, username: {} }, { reason: '<b>' }])(
    'is empty for an invalid state: %j',
    (state) => {
      expect(readArrival({ ...way, state })).toEqual({ reason: undefined, username: undefined });
    },
  );
});
