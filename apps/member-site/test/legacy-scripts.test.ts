import { describe, expect, it } from 'vitest';
import { hoistedFunctions, isStrict } from './built/block-functions.ts';
import { scriptsWithBigInt } from './built/harmless-scripts.ts';
import { bootScripts, legacyScripts } from './built/built-files.ts';
import { parseScript } from './built/script.ts';
import { scriptFaults } from './built/script-faults.ts';

const fixture = (text: string) => parseScript({ name: 'fixture.js', text }, 2017);

const clash = `(function () {
  function m() {}
  function start(items) { for (const item of items) { async function m() {} m(item); } return m(); }
})()`;

const files = legacyScripts();
const legacy = files.map((file) => parseScript(file, 2017));
const boot = bootScripts().map((file) => parseScript(file, 5));

const polyfills = files.find(({ name }) => name.includes('/polyfills-legacy-'));
if (polyfills === undefined) throw new Error('The build has no polyfills.');

const faultsOf = (text: string): readonly string[] =>
  scriptFaults([{ script: fixture(text), file: { name: 'fixture.js', text } }], polyfills).map(
    (fault) => fault.split(' at ')[0] ?? '',
  );

describe('the scripts of legacy browsers', () => {
  it('run in strict mode', () => {
    expect(legacy.length).toBeGreaterThan(50);
    const sloppy = legacy.filter((script) => !isStrict(script));
    expect(sloppy.map(({ name }) => name)).toEqual([]);
  });

  it('have no function that a browser may hoist over another variable', () => {
    expect([...legacy, ...boot].flatMap(hoistedFunctions)).toEqual([]);
  });
});

describe('the features that legacy scripts use', () => {
  it('exist in all minimum browsers, have a polyfill or are checked before use', () => {
    const checked = files.filter((file) => file !== polyfills && !scriptsWithBigInt.test(file.name));
    const own = [...checked, ...bootScripts()];
    const parsed = [...legacy, ...boot];
    const scripts = own.flatMap((file) => {
      const script = parsed.find(({ name }) => name === file.name);
      return script === undefined ? [] : [{ script, file }];
    });
    expect(scripts).toHaveLength(own.length);
    expect(scriptFaults(scripts, polyfills)).toEqual([]);
  });

  it.each([
    ['a global', 'new FinalizationRegistry(f)', 'FinalizationRegistry'],
    ['a member of a global', 'crypto.randomUUID()', 'crypto.randomUUID'],
    ['a static member', 'Intl.supportedValuesOf("unit")', 'Intl.supportedValuesOf'],
    ['a method', 'element.replaceChildren()', '.replaceChildren'],
  ])('are reported for %s that a minimum browser lacks', (_, text, name) => {
    expect(faultsOf(`(function () { ${text}; })()`)).toContain(name);
  });

  it.each([
    'typeof requestIdleCallback === "function" ? requestIdleCallback(f) : f()',
    'if ("share" in navigator) navigator.share({})',
    'navigator.share && navigator.share({})',
    'try { new FinalizationRegistry(f) } catch (e) { f() }',
    '[1].flat(); Object.fromEntries([]); new ResizeObserver(f); promise.finally(f)',
  ])('are not reported in %s', (text) => {
    expect(faultsOf(`(function () { ${text}; })()`)).toEqual([]);
  });

  it('are parsed by the syntax of the oldest browser', () => {
    expect(() => fixture('a = { ...b }')).toThrow(SyntaxError);
    expect(() => fixture('a?.b')).toThrow(SyntaxError);
    expect(() => fixture('/(?<=a)b/')).toThrow(SyntaxError);
    expect(() => parseScript({ name: 'boot.js', text: 'const a = 1' }, 5)).toThrow(SyntaxError);
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
