import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const assets = new URL('../dist/assets/', import.meta.url);
const scripts = readdirSync(assets).filter((file) => /^[\w-]+-[\w-]{7}\.js$/.test(file));
const texts = new Map(scripts.map((file) => [file, readFileSync(new URL(file, assets), 'utf8')]));
const nameOf = (file: string): string => file.replace(/-[\w-]{7}\.js$/, '');

function changedWith(file: string, changed = new Set<string>()): Set<string> {
  if (changed.has(file)) return changed;
  changed.add(file);
  for (const [other, text] of texts) if (text.includes(file)) changedWith(other, changed);
  return changed;
}

function compressedBytes(file: string): number {
  const compressed = new URL(`${file}.br`, assets);
  return statSync(existsSync(compressed) ? compressed : new URL(file, assets)).size;
}

/**
 * The chunks of the first page load that stay the same if a screen changes, because these chunks contain no file name
 * of a screen.
 */
const stable = ['libraries', 'page', 'rendering', 'start'];

function screens(): readonly string[] {
  const first = ['index', 'sign-in', 'shared', 'rolldown-runtime', ...stable];
  return scripts.filter((file) => {
    const naming = [...texts].filter(([other, text]) => other !== file && text.includes(file));
    return !first.includes(nameOf(file)) && naming.map(([other]) => nameOf(other)).join() === 'index';
  });
}

describe('a deploy that changed one screen', () => {
  it.each(screens())('makes a returning member load at most 40 kB: %s', (screen) => {
    const changed = [...changedWith(screen)];
    expect(changed.map(nameOf).toSorted()).toEqual([nameOf(screen), 'index'].toSorted());
    expect(changed.reduce((sum, file) => sum + compressedBytes(file), 0)).toBeLessThanOrEqual(40_000);
  });

  it('is tested with every kind of screen', () => {
    expect(screens().map(nameOf)).toEqual(
      expect.arrayContaining(['deposit', 'game', 'registration', 'slip', 'withdrawal']),
    );
  });

  it('keeps the other chunks of the entrance, which name no screen', () => {
    const named = [...texts].filter(([file]) => stable.includes(nameOf(file)));
    expect(named).toHaveLength(stable.length);
    for (const [, text] of named) for (const screen of screens()) expect(text).not.toContain(screen);
  });
});
