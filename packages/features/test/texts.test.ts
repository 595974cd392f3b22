import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { messageKeys } from '@chada/messages/catalogue';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');
const aroundEveryScreen = ['apiErrors', 'common', 'shell'];

function filesFrom(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g))
    filesFrom(join(dirname(file), path), found);
  return found;
}

function textOf(files: ReadonlySet<string>): string {
  return [...files]
    .filter((file) => basename(file) !== 'own-blocks.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replace(/^\s*(\/\/|\/?\*).*$/gm, '')
    .replace(/\bname=\{`[^`]*`\}/g, '');
}

function namespacesUsed(text: string): readonly string[] {
  // A match may be only the start of a key, because a template string such as `shell.${name}` contains only the start.
  const keys = [...text.matchAll(/['"`]([a-zA-Z]+\.[\w.]*)/g)]
    .map(([, start = '']) => start)
    .filter((start) => messageKeys.some((key) => key.startsWith(start)));
  return [...new Set(keys.map((key) => key.split('.')[0] ?? ''))];
}

const features = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => basename(file) === 'index.ts' && dirname(file) !== '.')
  .map(dirname);

describe('the texts of a feature', () => {
  it.each(features)('%s adds exactly the texts that it uses', (feature) => {
    const entry = join(source, feature, 'index.ts');
    const text = textOf(filesFrom(entry));
    const added = [...text.matchAll(/addTexts\(\{([^}]*)\}\)/g)].flatMap(
      ([, names = '']) => names.match(/\w+/g) ?? [],
    );
    const used = namespacesUsed(text).filter((name) => !aroundEveryScreen.includes(name));
    expect([...new Set(added)].sort()).toEqual([...used].sort());
  });
});
