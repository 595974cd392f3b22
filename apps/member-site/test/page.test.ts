import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { legacyScripts } from './built/built-files.ts';

const page = readFileSync(new URL('../dist/index.html', import.meta.url), 'utf8');

describe('the modern files', () => {
  it('are preloaded only by modern browsers', () => {
    const links = page.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !link.includes('media="(update)"'))).toEqual([]);
  });

  it('are loaded before an import runs, and exist in the build', () => {
    const dist = new URL('../dist/', import.meta.url);
    const named = readdirSync(new URL('assets', dist))
      .filter((file) => file.endsWith('.js'))
      .flatMap(
        (file) => readFileSync(new URL(`assets/${file}`, dist), 'utf8').match(/m\.f=\[[^\]]+\]/g) ?? [],
      )
      .flatMap((list) => list.match(/assets\/[\w.-]+/g) ?? []);
    expect(named.some((file) => /\/transport-/.test(file))).toBe(true);
    expect(named.some((file) => /\/toast-engine-/.test(file))).toBe(true);
    expect(named.filter((file) => !existsSync(new URL(file, dist)))).toEqual([]);
  });

  it('are not loaded by a polyfill of the legacy scripts', () => {
    const polyfilled = legacyScripts().filter(({ text }) =>
      /relList[^]{0,200}supports\([`'"]modulepreload/.test(text),
    );
    expect(polyfilled.map(({ name }) => name)).toEqual([]);
  });
});
