import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guidance } from './index.ts';

const kit = join(import.meta.dirname, '../../../../packages/ui-kit/src');
const titles = readdirSync(kit, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .flatMap((path) => /title: 'Components\/([^']+)'/.exec(readFileSync(join(kit, path), 'utf8'))?.[1] ?? []);

describe('guidance for designers', () => {
  it('exists for each component and for nothing else', () => {
    expect(titles.length).toBeGreaterThan(40);
    expect(Object.keys(guidance).sort()).toEqual(titles.sort());
  });

  it.each(Object.entries(guidance))(
    'of %s says do, don’t and keyboard',
    (_name, { dos, donts, keyboard }) => {
      for (const lines of [dos, donts, keyboard]) {
        expect(lines.length).toBeGreaterThan(0);
        for (const line of lines) expect(line).toMatch(/^(\p{Lu}|`|“).*[.]$/u);
      }
    },
  );
});
