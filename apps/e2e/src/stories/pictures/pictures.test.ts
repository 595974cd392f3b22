import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repoRoot } from '@chada/tooling/repo-root';
import { afterAll, expect, it } from 'vitest';
import { isFullRun, seedOf, shareOf } from '../../seeded-share.ts';
import { storiesOf } from '../workbench.ts';
import { compareWithStored } from './compare-with-stored.ts';
import { writeDifferencePage, type Difference } from './difference-page.ts';
import { looksOf, sampleOf, type StoryView } from './story-views.ts';
import { PictureFolder } from './picture-folder.ts';
import { smallSetFolder, smallSetOf } from './small-set.ts';
import { takePictures } from './take-pictures.ts';

const folder = join(repoRoot, 'apps/storybook/dist');
const temporary = mkdtempSync(join(tmpdir(), 'chada-pictures-'));
const stored = new PictureFolder(join(temporary, 'stored'));
const all = looksOf(storiesOf(folder), readdirSync(join(folder, 'brands')).sort());
const seed = seedOf('pictures');
afterAll(() => rmSync(temporary, { recursive: true }));

const changes = `
@media (max-width: 600px) { .ck-button[data-variant="primary"] { background: #b81f45 !important; } }
@media (min-width: 601px) { .ck-button[data-variant="primary"] { margin-left: 2px !important; } }
`;

const namesOf = (differences: readonly Difference[]): readonly string[] =>
  differences.map(({ view }) => `${view.story.name}, ${view.brand}, ${view.width}`);

async function differencesOf(
  views: readonly StoryView[],
  folderOfPictures: PictureFolder,
  addedStyle?: string,
): Promise<{ readonly differences: readonly Difference[]; readonly browser: string }> {
  const differences: Difference[] = [];
  const browser = await takePictures(
    folder,
    views,
    async (view, picture) => {
      const difference = await compareWithStored(folderOfPictures, view, picture);
      if (difference !== undefined) differences.push(difference);
    },
    addedStyle,
  );
  return { differences, browser };
}

it('shows the small set like the pictures in git; `pnpm pictures` shows what differs', async () => {
  const small = smallSetOf(all);
  expect(small.length).toBeGreaterThan(50);
  const { differences, browser } = await differencesOf(shareOf(small, 2, seed), smallSetFolder);
  const isComparable = browser === smallSetFolder.browserVersion;
  const counted = isComparable ? differences : differences.filter(({ before }) => before === undefined);
  expect(namesOf(counted)).toEqual([]);
}, 600_000);

it('shows a story in the same way each time, and finds a changed colour and space', async () => {
  const buttons = all.filter(
    ({ story, brand }) => story.id === 'components-button--variants' && brand === all[0]?.brand,
  );
  const others = isFullRun ? sampleOf(all, 12, seed) : [];
  const sample = [...new Set([...others, ...buttons])];
  await takePictures(folder, sample, (view, picture) => stored.write(view, picture));
  const again = await differencesOf(sample, stored);
  expect(namesOf(again.differences)).toEqual([]);

  const changed = (await differencesOf(buttons, stored, changes)).differences;
  expect(changed.map(({ view }) => view.width)).toEqual(buttons.map(({ width }) => width));
  const page = readFileSync(writeDifferencePage(join(temporary, 'page'), changed), 'utf8');
  expect(page).toContain('2 pictures differ');
  expect(page).toContain('Components/Button: Variants');
  const marked = readdirSync(join(temporary, 'page/difference'), { recursive: true, encoding: 'utf8' });
  expect(marked.filter((name) => name.endsWith('.png'))).toHaveLength(2);
}, 600_000);
