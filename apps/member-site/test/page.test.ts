import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { legacyScripts } from './built/built-files.ts';

const page = readFileSync(new URL('../dist/index.html', import.meta.url), 'utf8');

describe('the modern files', () => {
  it('are preloaded only by browsers that run them', () => {
    const links = page.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
    expect(links).toHaveLength(1);
    expect(links.filter((link) => !link.includes('media="(update)"'))).toEqual([]);
  });

  it('are not fetched by a polyfill in a legacy script', () => {
    const polyfilled = legacyScripts().filter(({ text }) =>
      /relList[^]{0,200}supports\([`'"]modulepreload/.test(text),
    );
    expect(polyfilled.map(({ name }) => name)).toEqual([]);
  });
});
