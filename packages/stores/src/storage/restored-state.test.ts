import { describe, expect, it } from 'vitest';
import { categoryChosen, createGameSlice } from '../game/game-category.slice.ts';
import { returnPathRemembered, returnPathSlice } from '../navigation/return-path.slice.ts';
import { registrationDraftSlice, step1Saved, step2Saved } from '../registration/registration-draft.slice.ts';
import { configurationSlice, entriesRead } from '../setting/configuration.slice.ts';
import { savedStateRead } from './saved-state.ts';

const step1 = { phone: '0812345678', username: 'somsri88', ageConfirmed: true };
const step2 = { bankName: 'KBANK', bankId: '1234567890', accountName: 'สมศรี ใจดี' };
const nothing = savedStateRead({});

describe('[EN-06] the registration', () => {
  const { reducer, getInitialState } = registrationDraftSlice;

  it('keeps the contacts that the member has entered', () => {
    const contacts = { ...step1, lineId: 'somsri', email: 'somsri@example.com' };
    expect(reducer(getInitialState(), step1Saved(contacts)).step1).toStrictEqual(contacts);
    expect(reducer(getInitialState(), step1Saved(step1)).step1).toStrictEqual(step1);
  });

  it('gets each stored step that was not typed on this page', () => {
    const stored = savedStateRead({ registrationDraft: { step1: { ...step1, phone: '0899999999' }, step2 } });
    expect(reducer(getInitialState(), stored)).toMatchObject({ step1: { phone: '0899999999' }, step2 });
    const state = reducer(getInitialState(), step1Saved(step1));
    expect(reducer(state, stored)).toEqual({ step1, step2 });
    const both = reducer(state, step2Saved({ ...step2, bankId: '5555555555' }));
    expect(reducer(both, stored).step2?.bankId).toBe('5555555555');
    expect(reducer(both, nothing)).toBe(both);
  });
});

describe('[ME-02] the return path', () => {
  const { reducer } = returnPathSlice;
  const stored = savedStateRead({ returnPath: '/auth/withdraw' });

  it('is the stored one unless the visitor has opened another', () => {
    expect(reducer(null, stored)).toBe('/auth/withdraw');
    expect(reducer(null, nothing)).toBeNull();
    expect(reducer(reducer(null, returnPathRemembered('/auth/deposit')), stored)).toBe('/auth/deposit');
  });

  it('stays the same if a later one is not below /auth', () => {
    expect(reducer('/auth/deposit', returnPathRemembered('/login'))).toBe('/auth/deposit');
  });
});

it('[ME-20] the category of games stays the chosen one if none is stored', () => {
  const { reducer } = createGameSlice({ categories: ['sport', 'slots'], defaultCategory: 'sport' });
  const chosen = reducer(undefined, categoryChosen('slots'));
  expect(reducer(chosen, nothing).category).toBe('slots');
  expect(reducer(undefined, savedStateRead({ gameCategory: 'slots' })).category).toBe('slots');
});

describe('[EN-04] the pictures', () => {
  const { reducer } = configurationSlice;
  const stored = savedStateRead({ pictures: { 'home.normal.logo': '/old.svg' } });
  const loaded = entriesRead([{ key: 'home.normal.logo', value: { data: { path: '/new.svg' } } }]);

  it('of the last visit never replace loaded ones', () => {
    expect(reducer(undefined, stored).publicEntries).toEqual({ 'home.normal.logo': '/old.svg' });
    expect(reducer(undefined, nothing).publicEntries).toEqual({});
    const ready = reducer(undefined, loaded);
    expect(reducer(ready, stored).publicEntries).toEqual({ 'home.normal.logo': '/new.svg' });
    const failed = reducer(reducer(undefined, stored), entriesRead(null));
    expect(failed).toMatchObject({
      entriesStatus: 'failed',
      publicEntries: { 'home.normal.logo': '/old.svg' },
    });
  });
});
