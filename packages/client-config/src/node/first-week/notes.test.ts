import { afterEach, describe, expect, it } from 'vitest';
import { brand, problemTexts, removeBrands } from '../../../test/example-brand.ts';
import { field, type Files } from '../../../test/wrong-brand.ts';
import { checkClient } from '../load-client.ts';

afterEach(removeBrands);

const svg = (size: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"/>`;
const banner = (id: string, more: string) =>
  `{ "id": "${id}", "alt": "a", "picture": { "narrow": "assets/a.svg", "wide": "assets/b.svg" }${more} }`;
const withBanner = (until: string): Files => ({
  ...field(`"banners": [${banner('first', '')}, ${banner('last', `, "until": "${until}"`)}]`),
  'assets/a.svg': svg('720 360'),
  'assets/b.svg': svg('1440 360'),
});

describe('a brand is right and has a note about', () => {
  it.each([
    [
      'a banner that has ended',
      withBanner('2020-01-01T00:00'),
      'client.json:6:213 The banner "last" ended at "2020-01-01T00:00", so nobody sees it. | Delete it, or write a later time.',
    ],
    [
      'a minimum that is probably in baht',
      field('"limits": { "minimumDepositSatang": 100 }'),
      'client.json:6:39 "limits.minimumDepositSatang" is only 1 baht. | The unit is satang: 10000 is 100 baht.',
    ],
    [
      'suggested amounts that are probably in baht',
      field('"limits": { "quickAmountsSatang": [100, 500] }'),
      'client.json:6:37 The site shows none of "limits.quickAmountsSatang", because all are below the minimum of 100 baht. | The unit is satang: 10000 is 100 baht.',
    ],
    [
      'films without their page',
      field(
        '"features": { "movie": false }, "films": [{ "title": "a", "frameUrl": "https://films.example/1" }]',
      ),
      'client.json:6:44 "films" has no effect, because "features.movie" is false.',
    ],
    [
      'live results without their page',
      field('"features": { "liveScore": false }, "frames": { "liveScoreUrl": "https://a.example/1" }'),
      'client.json:6:67 "frames.liveScoreUrl" has no effect, because "features.liveScore" is false.',
    ],
    [
      'a link to rewards that are off',
      field(
        '"features": { "reward": false }, "layout": { "menu": ["history", "winLost", "reward", "password", "protection", "contact"] }',
      ),
      'client.json:6:79 "reward" in "layout.menu" has no effect, because "features.reward" is false.',
    ],
    [
      'days of a turnover that no bonus needs',
      field('"bonus": { "turnoverDays": 10 }'),
      'client.json:6:30 "bonus.turnoverDays" has no effect, because no bonus needs a turnover. | Set "bonus.turnoverMultiple", or leave it out.',
    ],
  ])('%s', (_name, files, note) => {
    const { folder } = brand(files);
    const { problems, notes, loaded } = checkClient(folder);
    expect(problems).toEqual([]);
    expect(loaded).toBeDefined();
    expect(problemTexts({ problems: notes }, folder)).toEqual([note]);
  });
});

it.each([
  ['a banner that ends later', withBanner('2099-01-01T00:00')],
  ['a minimum of 10 baht', field('"limits": { "minimumDepositSatang": 1000 }')],
  [
    'amounts that only withdrawals can have',
    field('"limits": { "minimumDepositSatang": 50000, "quickAmountsSatang": [10000] }'),
  ],
  ['no films and no page for them', field('"features": { "movie": false }, "films": []')],
  ['days of a turnover', field('"bonus": { "turnoverMultiple": 1, "turnoverDays": 10 }')],
  ['no suggested amounts', field('"limits": { "quickAmountsSatang": [] }')],
])('%s has no note', (_name, files) => {
  expect(checkClient(brand(files).folder)).toMatchObject({ problems: [], notes: [] });
});
