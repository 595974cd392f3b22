import { describe, expect, it } from 'vitest';
import { hoistedFunctions, isStrict } from './built/block-functions.ts';
import { bootScripts, legacyScripts } from './built/built-files.ts';
import { parseScript } from './built/script.ts';

const fixture = (text: string) => parseScript({ name: 'fixture.js', text }, 2017);

// As RTK Query reads after minification: the inner `m` is hoisted over the outer one.
const clash = `(function () {
  function m() {}
  function start(items) { for (const item of items) { async function m() {} m(item); } return m(); }
})()`;

const legacy = legacyScripts().map((file) => parseScript(file, 2017));
const boot = bootScripts().map((file) => parseScript(file, 5));

describe('the scripts of legacy browsers', () => {
  it('run in strict mode, each of them', () => {
    expect(legacy.length).toBeGreaterThan(50);
    const sloppy = legacy.filter((script) => !isStrict(script));
    expect(sloppy.map(({ name }) => name)).toEqual([]);
  });

  it('have no function that an engine may hoist out of its block over another', () => {
    expect([...legacy, ...boot].flatMap(hoistedFunctions)).toEqual([]);
  });
});

describe('the search for hoisted functions', () => {
  it('finds a name that means another function outside the block', () => {
    expect(hoistedFunctions(fixture(clash))).toEqual([
      expect.stringMatching(/^fixture\.js: function m at \d+$/),
    ]);
    expect(isStrict(fixture(clash))).toBe(false);
  });

  it('accepts the same code in strict mode', () => {
    expect(hoistedFunctions(fixture(`"use strict";${clash}`))).toEqual([]);
    expect(isStrict(fixture(`"use strict";${clash}`))).toBe(true);
  });

  it('accepts a name that is used in its block only', () => {
    expect(
      hoistedFunctions(fixture('function f() { { function m() {} m(); } (function (m) { m(); })(); }')),
    ).toEqual([]);
  });
});
