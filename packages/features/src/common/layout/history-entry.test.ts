import { afterEach, describe, expect, it, vi } from 'vitest';
import { historyEntry, wasShownBefore } from './history-entry.ts';

afterEach(() => vi.unstubAllGlobals());

const loadedBy = (type: string) => vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
const loadedInSafari14By = (type: number) =>
  vi.stubGlobal('performance', { getEntriesByType: () => [], navigation: { type } });

it('has one id for each entry', () => {
  expect(historyEntry('abc', '/contact')).toBe(historyEntry('abc', '/'));
  expect(historyEntry('default', '/contact')).not.toBe(historyEntry('default', '/'));
});

describe('a page was shown before', () => {
  it.each([
    ['reload', true],
    ['back_forward', true],
    ['navigate', false],
  ])('with the type %s: %s', (type, expected) => {
    loadedBy(type);
    expect(wasShownBefore('default')).toBe(expected);
  });

  it.each([
    [1, true],
    [2, true],
    [0, false],
  ])('with the older type %i: %s', (type, expected) => {
    loadedInSafari14By(type);
    expect(wasShownBefore('default')).toBe(expected);
  });

  it('if the history has a key of the router', () => {
    loadedBy('navigate');
    expect(wasShownBefore('abc')).toBe(true);
  });
});
