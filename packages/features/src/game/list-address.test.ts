import { launchAddress, returnPathOf } from '../common/money/launch-address.ts';
import { describe, expect, it } from 'vitest';
import { brandProvider, categoryOf, type LobbyRules, toSearch } from './list-address.ts';

const rules: LobbyRules = {
  categories: ['sport', 'casino', 'slots', 'hot'],
  defaultCategory: 'sport',
  providers: ['JK', 'AC'],
};

describe('[ME-20] categoryOf', () => {
  it.each([
    ['slots', undefined, 'slots'],
    ['lotto', undefined, 'sport'],
    ['nonsense', 'slots', 'sport'],
    ['', 'slots', 'sport'],
    ['__proto__', 'slots', 'sport'],
    ['SLOTS', undefined, 'sport'],
    [null, undefined, 'sport'],
  ])('turns %j with the last category %j into %s', (cat, current, category) => {
    expect(categoryOf(cat, current, rules)).toBe(category);
  });

  it('[SH-02] returns the category that was opened last if cat is missing', () => {
    expect(categoryOf(null, 'casino', rules)).toBe('casino');
    expect(categoryOf(null, 'lotto', rules)).toBe('sport');
  });

  it('never returns a category that the brand does not offer', () => {
    expect(categoryOf('x', undefined, { ...rules, defaultCategory: 'lotto' })).toBe('sport');
  });
});

describe('[ME-21] brandProvider', () => {
  it.each([
    ['JK', 'JK'],
    ['XE', undefined],
    ['jk', undefined],
    ['constructor', undefined],
    [undefined, undefined],
  ])('turns %j into %j', (slot, provider) => {
    expect(brandProvider(slot, rules)).toBe(provider);
  });
});

describe('toSearch', () => {
  it.each([
    ['  มังกร   ทอง ', 'มังกร ทอง'],
    ['\u200bdragon\u202e', 'dragon'],
    ['a\0b\u0007c', 'abc'],
    ['\ud800x', 'x'],
    ['ก'.repeat(80), 'ก'.repeat(60)],
    ['😀'.repeat(40), '😀'.repeat(30)],
    [`${'ก'.repeat(59)}😀`, 'ก'.repeat(59)],
    ['   ', ''],
    ['som\u0085sri\uffff', 'somsri'],
  ])('turns %j into %j', (input, sent) => {
    expect(toSearch(input)).toBe(sent);
  });
});

describe('[RD-18] the launch address and the return path', () => {
  it('returns to the screen with its search text', () => {
    expect(returnPathOf({ pathname: '/auth/games/category', search: '?cat=slots&q=a' })).toBe(
      '/auth/games/category?cat=slots&q=a',
    );
  });

  it('omits a search text that is too long for the API', () => {
    const q = encodeURIComponent('ก'.repeat(60));
    expect(returnPathOf({ pathname: '/auth/games/category', search: `?cat=slots&q=${q}` })).toBe(
      '/auth/games/category?cat=slots',
    );
    expect(returnPathOf({ pathname: '/auth/games/slots/JK', search: `?q=${q}` })).toBe(
      '/auth/games/slots/JK',
    );
    expect(returnPathOf({ pathname: '/auth/games/category', search: `?x=${'y'.repeat(600)}` })).toBe(
      '/auth/games/category',
    );
  });

  it.each([
    ['https://play.example/g?id=1', 'https://play.example/g?id=1'],
    ['http://localhost:8789/play/1', 'http://localhost:8789/play/1'],
    ['/play/1', 'https://brand.example/play/1'],
    ['javascript:alert(1)', undefined],
    ['JaVaScRiPt:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['blob:https://brand.example/1', undefined],
    ['http://', undefined],
    ['//evil.example/', undefined],
    ['https://brand.example@evil.example/', undefined],
    ['https://evil.example\\@brand.example/', undefined],
    ['play.example/g', undefined],
  ])('[VA-01] turns %j into %j', (launchUrl, address) => {
    expect(launchAddress(launchUrl, 'https://brand.example/auth/games/category')).toBe(address);
  });
});
