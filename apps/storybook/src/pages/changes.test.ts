import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changeIn, releasedChanges, releasesIn, waitingChanges } from './changes.ts';

it('lists each release once, with its package and version', () => {
  const changelog = '# @chada/kit\n\n## 0.2.0\n\n### Minor Changes\n\n- New.\n\n## 0.1.0\n\nFirst.\n';
  expect(releasesIn(changelog)).toEqual([
    { name: '@chada/kit 0.2.0', text: '**Minor Changes**\n\n- New.' },
    { name: '@chada/kit 0.1.0', text: 'First.' },
  ]);
  const names = releasedChanges.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^@chada\/[\w-]+ \d+\.\d+\.\d+/);
});

it('names the packages of a waiting change', () => {
  const changeset = "---\n'@chada/kit': minor\n'@chada/site': patch\n---\n\nA button is larger.\n";
  expect(changeIn(changeset)).toEqual({
    name: '@chada/kit (minor), @chada/site (patch)',
    text: 'A button is larger.',
  });
  const files = readdirSync(join(import.meta.dirname, '../../../../.changeset'));
  expect(waitingChanges.length).toBe(files.filter((file) => file.endsWith('.md')).length);
  for (const { name, text } of waitingChanges) {
    expect(name).toContain('@chada/');
    expect(text).not.toBe('');
  }
});
