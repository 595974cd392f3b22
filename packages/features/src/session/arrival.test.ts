import { describe, expect, it } from 'vitest';
import { readArrival } from './arrival.ts';

const way = { state: null, replaced: false, returnPath: null };

describe('[PU-02] why someone is at the login page', () => {
  it('is nothing to speak of for one who came by a link', () => {
    expect(readArrival(way)).toEqual({ reason: undefined, username: undefined });
  });

  it('is a session that ended, where the store sent them from inside', () => {
    expect(readArrival({ ...way, replaced: true, returnPath: '/auth/deposit' }).reason).toBe('sessionEnded');
    expect(readArrival({ ...way, state: { reason: 'sessionEnded' } }).reason).toBe('sessionEnded');
  });

  it('is not a session that ended for a visitor who wanted a member page', () => {
    const visitor = { state: { reason: 'visitor' }, replaced: true, returnPath: '/auth/deposit' };
    expect(readArrival(visitor).reason).toBe('returning');
    // ... nor if they open another page and return by a link.
    expect(readArrival({ ...way, returnPath: '/auth/deposit' }).reason).toBe('returning');
  });

  it('is not a session that ended after a logout, which leads nowhere back', () => {
    expect(readArrival({ ...way, replaced: true }).reason).toBeUndefined();
  });

  it('is a registration whose username stands ready', () => {
    expect(readArrival({ ...way, state: { reason: 'registered', username: 'somchai' } })).toEqual({
      reason: 'registered',
      username: 'somchai',
    });
  });

  it.each(['x', 7, [], { reason: 7, username: {} }, { reason: '<b>' }])('survives any state: %j', (state) => {
    expect(readArrival({ ...way, state })).toEqual({ reason: undefined, username: undefined });
  });
});
