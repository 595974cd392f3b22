import { describe, expect, it } from 'vitest';
import { legacyStyles } from './built/built-files.ts';
import { browsers } from './built/browsers.ts';
import { styleFaults } from './built/style-faults.ts';

const faultsOf = (text: string): readonly string[] =>
  styleFaults({ name: 'fixture.css', text }).map(
    ({ feature, browsers: without }) => `${feature} | ${without.join(', ')}`,
  );

describe('the styles of legacy browsers', () => {
  it('are checked for seven minimum browsers', () => {
    expect(browsers.map(({ engine, version }) => `${engine} ${version}`)).toEqual([
      'chrome 79',
      'firefox 80',
      'opera 86',
      'safari 12',
      'safari_ios 13',
      'edge 15',
      'samsunginternet_android 20',
    ]);
  });

  it('have a fallback if a minimum browser lacks a feature', () => {
    const [sheet, ...others] = legacyStyles();
    expect(others).toEqual([]);
    expect(sheet && styleFaults(sheet)).toEqual([]);
  });
});

describe('the search for style faults', () => {
  it.each([
    [
      'a property',
      '.a { aspect-ratio: 1 }',
      'aspect-ratio: 1 | chrome 79, firefox 80, safari 12, ios_saf 13, edge 15',
    ],
    ['a function', '.a { width: min(1px, 2px) }', 'width: min(1px, 2px) | firefox 80, edge 15'],
    ['a keyword', '.a { display: grid }', 'display: grid | edge 15'],
    ['a pseudo-class', '.a:is(.b) { top: 0 }', ':is | chrome 79, safari 12, ios_saf 13, edge 15'],
    [
      'an at-rule',
      '@layer a { .a { top: 0 } }',
      '@layer | chrome 79, firefox 80, opera 86, safari 12, ios_saf 13, edge 15',
    ],
    [
      'a prefix that Safari needs',
      '@supports (position: sticky) or (position: -webkit-sticky) { .a { position: sticky } }',
      'position: sticky | safari 12',
    ],
  ])('finds %s', (_, text, fault) => {
    expect(faultsOf(text)).toEqual([expect.stringContaining(fault.split(' | ')[0] ?? '')]);
    expect(faultsOf(text)[0]).toContain(fault.split(', ').at(-1));
  });

  it('finds a fallback that has no effect because of `var()`', () => {
    expect(faultsOf('.a { bottom: 0; bottom: calc(var(--b) + env(safe-area-inset-bottom)) }')).toEqual([
      'bottom: calc(var(--b) + env(safe-area-inset-bottom)) | edge 15',
    ]);
    expect(faultsOf('.a { --b: env(safe-area-inset-bottom) }')).toEqual([
      '--b: env(safe-area-inset-bottom) | edge 15',
    ]);
  });

  it('finds the offset of a sticky element', () => {
    const sticky = '@supports (position: sticky) { .a { position: sticky } }';
    expect(faultsOf(`${sticky} .a[data-b] { top: -45px }`)).toEqual(['top of a sticky box | edge 15']);
    expect(faultsOf(`${sticky} @supports (position: sticky) { .a[data-b] { top: -45px } }`)).toEqual([]);
    expect(faultsOf(`${sticky} .a .b, .ab { top: -45px }`)).toEqual([]);
  });

  it('finds `var()` in pseudo-elements and keyframes', () => {
    const pseudo = '.a::before { color: var(--b) }';
    expect(faultsOf(pseudo)).toEqual(['var() of color in a pseudo-element | edge 15']);
    expect(faultsOf(`${pseudo} @supports not (object-fit: cover) { .a::before { color: red } }`)).toEqual([]);
    const frames = '@keyframes f { to { transform: rotate(var(--b)) } }';
    expect(faultsOf(`${frames} .a { animation: f 1s }`)).toEqual([
      'an animation with var() in its frames | edge 15',
    ]);
    expect(faultsOf(`${frames} @supports (object-fit: cover) { .a { animation: f 1s } }`)).toEqual([]);
  });

  it('accepts a fallback, a former name, an `@supports` rule and a condition', () => {
    expect(faultsOf('.a { bottom: 0; bottom: env(safe-area-inset-bottom) }')).toEqual([]);
    expect(faultsOf('.a { -webkit-appearance: none; -moz-appearance: none; appearance: none }')).toEqual([]);
    expect(faultsOf('.a { word-wrap: break-word; overflow-wrap: break-word }')).toEqual([]);
    expect(faultsOf('@supports (display: grid) { .a { display: grid } }')).toEqual([]);
    expect(
      faultsOf('.a { object-fit: cover } @supports not (object-fit: cover) { .a { height: auto } }'),
    ).toEqual([]);
  });
});
