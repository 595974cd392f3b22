import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { legacyStyles } from './built/built-files.ts';
import { visitorCode, visitorFeatures } from './built/visitor-code.ts';

const assets = new URL('../dist/assets/', import.meta.url);

function styleFile(name: string): string {
  const [file = '', ...others] = readdirSync(assets).filter((found) =>
    new RegExp(`^${name}-[\\w-]{7}\\.css$`).test(found),
  );
  expect([name, file === '', others]).toEqual([name, false, []]);
  return file;
}

const readStyle = (name: string): string => readFileSync(new URL(styleFile(name), assets), 'utf8');

const classesOf = (style: string): ReadonlySet<string> =>
  new Set([...style.matchAll(/\.(c[kf]-[\w-]+)/g)].map(([, name = '']) => name));

const code = visitorCode();

/** Code contains the name of a class, or the beginning of a name that ends in a variable. */
const isNamed = (name: string): boolean =>
  new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code) || code.includes(`${name.replace(/--.*/, '--')}\${`);

/** Stamping writes this element into the pages. */
const stamped = ['cf-not-loaded'];

describe('the styles of public pages', () => {
  it('are compared with the code of the public features', () => {
    expect(visitorFeatures()).toEqual(
      expect.arrayContaining(
        ['home', 'session', 'registration', 'shell', 'chat-corner'].map((name) => `@chada/features/${name}`),
      ),
    );
    expect(visitorFeatures()).not.toContain('@chada/features/dashboard');
    expect(visitorFeatures()).not.toContain('@chada/features/member-shell');
    expect(visitorFeatures()).not.toContain('@chada/features/live-chat');
    expect(code).toContain('export function Button');
    expect(code).not.toContain('export function BottomBar');
  });

  it('contain no class that only members need', () => {
    const unused = [...classesOf(readStyle('index'))].filter((name) => !isNamed(name));
    expect(unused).toEqual(stamped);
  });

  it('contain each class that public pages need', () => {
    const ofPublic = classesOf(readStyle('index'));
    const missing = [...classesOf(readStyle('member-shell-style'))].filter(
      (name) => !ofPublic.has(name) && isNamed(name),
    );
    expect(missing).toEqual([]);
  });

  it('have at most 11.5 kB after compression', () => {
    expect(statSync(new URL(`${styleFile('index')}.br`, assets)).size).toBeLessThanOrEqual(11_500);
  });

  it('are before the styles of members, which are before the styles of screens, also in legacy browsers', () => {
    const [whole] = legacyStyles();
    expect(whole?.text.startsWith(`${readStyle('index')}\n${readStyle('member-shell-style')}\n`)).toBe(true);
  });
});
