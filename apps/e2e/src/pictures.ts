import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { repoRoot } from '@chada/tooling/repo-root';
import { compareWithStored } from './stories/pictures/compare-with-stored.ts';
import { writeDifferencePage, type Difference } from './stories/pictures/difference-page.ts';
import { looksOf } from './stories/pictures/story-views.ts';
import { smallSetFolder, smallSetOf, fullSetFolder } from './stories/pictures/small-set.ts';
import { takePictures } from './stories/pictures/take-pictures.ts';
import { storiesOf } from './stories/workbench.ts';

/**
 * `pnpm pictures [--all] [--brand ID]... [--story TEXT]... [--accept]` compares the pictures of stories with the stored
 * pictures. With `--accept`, it stores the new pictures instead. The exit code is 1 if a picture differs and `--accept`
 * is missing.
 */
const { values } = parseArgs({
  options: {
    brand: { type: 'string', multiple: true },
    story: { type: 'string', multiple: true },
    all: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
  },
});
const started = Date.now();
const folder = join(repoRoot, 'apps/storybook/dist');
const isSmall = !values.all && values.story === undefined;
const stored = isSmall ? smallSetFolder : fullSetFolder;
const every = looksOf(storiesOf(folder), readdirSync(join(folder, 'brands')).sort());
const known = isSmall ? smallSetOf(every) : every;
const looks = known.filter(({ brand, story }) => {
  if (values.brand !== undefined && !values.brand.includes(brand)) return false;
  return values.story?.some((part) => story.id.includes(part)) ?? true;
});

if (looks.length === 0) {
  console.error(`No story of the ${isSmall ? 'small set' : 'workbench'} has these brands and texts.`);
  process.exit(2);
}

const differences: Difference[] = [];
let done = 0;
const browser = await takePictures(folder, looks, async (view, picture) => {
  const difference = await compareWithStored(stored, view, picture);
  if (difference !== undefined) differences.push(difference);
  done += 1;
  if (done % 100 === 0) console.log(`${done} of ${looks.length} pictures`);
});
const page = writeDifferencePage(join(repoRoot, 'apps/e2e/reports/pictures'), differences);
const earlier = stored.browserVersion;
if (values.accept) {
  for (const { view, after } of differences) stored.write(view, after);
  stored.removeOthers(known);
  stored.browserVersion = browser;
} else if (earlier !== browser)
  console.log(`The stored pictures are of another browser (${earlier || 'none'}; now ${browser}).`);
const seconds = Math.round((Date.now() - started) / 1000);
const outcome = `${differences.length} differ${values.accept ? '; accepted' : ''}`;
console.log(`${looks.length} pictures in ${seconds} s: ${outcome}. See ${relative(repoRoot, page)}`);
if (!values.accept && differences.length > 0) process.exitCode = 1;
