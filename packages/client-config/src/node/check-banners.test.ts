import { afterEach, describe, expect, it } from 'vitest';
import { brand, changed, problemTexts, removeBrands } from '../../test/example-brand.ts';
import { examplePng, exampleWebp } from '../../test/example-files.ts';
import { assetPathsOf } from '../resolved-client.ts';
import { bannerMemberPaths } from './check-banners.ts';
import { checkClient, loadClient } from './load-client.ts';

afterEach(removeBrands);

const picture = { narrow: 'assets/narrow.png', wide: 'assets/wide.png' };
const plain = { id: 'hello', picture, alt: 'ทีมงานพร้อมช่วยทุกวัน' };
const about = '---\ntitle: เกี่ยวกับเรา\ndescription: เรื่องของเรา\n---\n\nสวัสดี\n';

function files(
  banners: unknown,
  more: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, string | Uint8Array>> {
  const written = Object.entries({ ...more, banners })
    .map(([name, value]) => `"${name}": ${JSON.stringify(value)}`)
    .join(',\n  ');
  return {
    ...changed(['client.json', '"bottomBar"', `${written},\n  "bottomBar"`]),
    'assets/narrow.png': examplePng(720, 360),
    'assets/wide.png': examplePng(1440, 360),
    'assets/narrow.webp': exampleWebp(720, 360),
    'assets/wide.webp': exampleWebp(1440, 360),
    'assets/fake.webp': examplePng(720, 360),
    'assets/cut.webp': exampleWebp(720, 360).subarray(0, 24),
    'pages/about.th.md': about,
  };
}

function problemsOf(made: ReturnType<typeof files>): readonly string[] {
  const { folder } = brand(made);
  return problemTexts(checkClient(folder), folder).map((text) => text.replace(/^client\.json:/, ''));
}

describe('a brand with banners', () => {
  it('shows each banner to its audience, on its own pages and on others', () => {
    const banners = [
      { ...plain, link: '/about' },
      { ...plain, id: 'games', link: '/auth/games/category', audience: 'member' },
      { ...plain, id: 'join', link: '/register', audience: 'visitor', from: '2026-12-05T18:00' },
      { ...plain, id: 'partner', link: 'https://partner.example/th', until: '2027-01-01T00:00' },
    ];
    const { client } = loadClient(brand(files(banners)).folder);
    expect(client.banners.map(({ id, audience }) => `${id} ${audience}`)).toEqual([
      'hello all',
      'games member',
      'join visitor',
      'partner all',
    ]);
  });

  it('[CO-05] may offer WebP in addition to a picture for all browsers', () => {
    const webp = { narrow: 'assets/narrow.webp', wide: 'assets/wide.webp' };
    const { client } = loadClient(brand(files([{ ...plain, picture: { ...picture, webp } }])).folder);
    expect(assetPathsOf(client)).toEqual(expect.arrayContaining(Object.values(webp)));
  });

  it('has none by default', () => {
    expect(loadClient(brand(changed()).folder).client.banners).toEqual([]);
  });
});

type Wrong = readonly [
  name: string,
  banners: unknown,
  problem: string,
  more?: Readonly<Record<string, unknown>>,
];
type Right = [name: string, banners: unknown, more: Readonly<Record<string, unknown>>];
const noEnd =
  'Add one without "from" and "until", so that the home page does not move when one begins or ends.';
const calm =
  'A banner names no amount and no hurry, and asks for no deposit. This is also true of its picture.';
const wrong: readonly Wrong[] = [
  [
    'a misspelt field',
    [{ ...plain, lnik: '/about' }],
    '6:125 Unknown field "banners[0].lnik". | Did you mean "link"?',
  ],
  [
    'no alternative text',
    [{ id: 'hello', picture }],
    '6:15 "banners[0].alt" is missing. | The picture in words, for people who do not see it.',
  ],
  [
    'an id with blanks',
    [{ ...plain, id: 'Hello you' }],
    `6:21 "banners[0].id" must be a banner's id such as 'songkran': lower-case letters, digits and hyphens; found the text "Hello you". | The id of the banner. A reader who closes it does not see this id again.`,
  ],
  ['an id twice', [plain, plain], '6:132 The banner "hello" occurs twice.'],
  [
    'words that hurry',
    [{ ...plain, alt: 'รีบเลย โอกาสสุดท้าย' }],
    `6:101 "banners[0].alt" presses the reader with "รีบ". | ${calm}`,
  ],
  [
    'an amount of money',
    [{ ...plain, alt: 'ฝาก 500 รับเพิ่ม' }],
    `6:101 "banners[0].alt" presses the reader with "ฝาก 5". | ${calm}`,
  ],
  [
    'words below the picture that hurry',
    [{ ...plain, words: { title: 'ทีมงานพร้อมช่วย', action: 'รีบเลย' } }],
    `6:169 "banners[0].words.action" presses the reader with "รีบ". | ${calm}`,
  ],
  [
    'a way to a deposit',
    [{ ...plain, link: '/auth/deposit', audience: 'member' }],
    '6:132 "banners[0].link" opens "/auth/deposit", to which no banner may lead. | A banner stays away from deposits, withdrawals and limits.',
  ],
  [
    'a way to a withdrawal',
    [{ ...plain, link: '/auth/withdraw', audience: 'member' }],
    '6:132 "banners[0].link" opens "/auth/withdraw", to which no banner may lead. | A banner stays away from deposits, withdrawals and limits.',
  ],
  [
    'a way to the limits',
    [{ ...plain, link: '/auth/protection', audience: 'member' }],
    '6:132 "banners[0].link" opens "/auth/protection", to which no banner may lead. | A banner stays away from deposits, withdrawals and limits.',
  ],
  [
    'an address without https',
    [{ ...plain, link: 'http://a.example' }],
    '6:132 "banners[0].link" is "http://a.example"; it must be an https address or a page. | Such as "/about".',
  ],
  [
    'an address with capital letters',
    [{ ...plain, link: 'https://A.example' }],
    '6:132 "banners[0].link" is wrong. The link "https://A.example" is not allowed. | Write https://…, tel:…, mailto:… or a page such as "/contact".',
  ],
  [
    'a page for visitors shown to members',
    [{ ...plain, link: '/login', audience: 'member' }],
    '6:132 "banners[0].link" opens a page of the audience "visitor", but "audience" is "member". | Write "audience": "visitor".',
  ],
  [
    'a page for members shown only to visitors',
    [plain, { ...plain, id: 'media', link: '/auth/media', audience: 'visitor' }],
    '6:243 "banners[1].link" opens a page of the audience "member", but "audience" is "visitor". | Write "audience": "member".',
  ],
  [
    'a misspelt page',
    [{ ...plain, link: '/abuot' }],
    '6:132 "banners[0].link" is wrong. The page "/abuot" does not exist. | Did you mean "/about"?',
  ],
  [
    'a page for members shown to visitors',
    [{ ...plain, link: '/auth/media' }],
    '6:132 "banners[0].link" opens a page of the audience "member", but "audience" is "all". | Write "audience": "member".',
  ],
  [
    'a link by phone',
    [{ ...plain, link: 'tel:021234567' }],
    '6:132 "banners[0].link" is "tel:021234567"; it must be an https address or a page. | Such as "/about".',
  ],
  [
    'a day that does not exist',
    [plain, { ...plain, id: 'end', until: '2027-02-30T00:00' }],
    '6:242 "banners[1]" has the time "2027-02-30T00:00", which does not exist.',
  ],
  [
    'a beginning that does not exist',
    [plain, { ...plain, id: 'end', from: '2027-04-31T00:00' }],
    '6:241 "banners[1]" has the time "2027-04-31T00:00", which does not exist.',
  ],
  [
    'an end at the beginning',
    [plain, { ...plain, id: 'end', from: '2027-02-03T00:00', until: '2027-02-03T00:00' }],
    '6:268 "banners[1]" ends at "2027-02-03T00:00", not after its beginning at "2027-02-03T00:00". | Swap "from" and "until", or correct one of them.',
  ],
  [
    'an end before the beginning',
    [plain, { ...plain, id: 'end', from: '2027-02-03T00:00', until: '2027-02-02T00:00' }],
    '6:268 "banners[1]" ends at "2027-02-02T00:00", not after its beginning at "2027-02-03T00:00". | Swap "from" and "until", or correct one of them.',
  ],
  [
    'a time without its hour',
    [{ ...plain, from: '2027-02-03' }],
    `6:132 "banners[0].from" must be a time in Bangkok such as '2026-12-05T18:00'; found the text "2027-02-03". | The first minute in Bangkok time, such as 2026-12-05T18:00. Left out: at once.`,
  ],
  [
    'no banner outside the time windows',
    [{ ...plain, until: '2027-02-02T00:00' }],
    `6:15 All banners for visitors have a time window. | ${noEnd}`,
  ],
  [
    'a picture of another shape',
    [{ ...plain, picture: { narrow: 'assets/wide.png', wide: 'assets/wide.png' } }],
    '6:49 The file "assets/wide.png" is 1440 x 360; the narrow picture of a banner is 2 times as wide as high.',
  ],
  [
    'only WebP',
    [{ ...plain, picture: { ...picture, narrow: 'assets/narrow.webp' } }],
    `6:49 "banners[0].picture.narrow" is webp, which Safari 12 and Edge 15 can't show (CO-05); found the text "assets/narrow.webp". | For phones: twice as wide as high, such as 720 x 360 px.`,
  ],
  [
    'WebP of another shape',
    [{ ...plain, picture: { ...picture, webp: { narrow: 'assets/wide.webp', wide: 'assets/wide.webp' } } }],
    '6:111 The file "assets/wide.webp" is 1440 x 360; the narrow picture of a banner is 2 times as wide as high.',
  ],
  [
    'a PNG in place of WebP',
    [{ ...plain, picture: { ...picture, webp: { narrow: 'assets/fake.webp', wide: 'assets/wide.webp' } } }],
    '6:111 The file "assets/fake.webp" does not have the content of a webp file; its format is png.',
  ],
  [
    'WebP that is cut off',
    [{ ...plain, picture: { ...picture, webp: { narrow: 'assets/cut.webp', wide: 'assets/wide.webp' } } }],
    '6:111 The file "assets/cut.webp" is a broken or incomplete webp file.',
  ],
  [
    'no place',
    [plain],
    '6:21 "layout.home" lacks "banners", so the banners for visitors would not appear.',
    { layout: { home: ['news'] } },
  ],
  [
    'no place on the dashboard',
    [{ ...plain, audience: 'member' }],
    '6:26 "layout.dashboard" lacks "banners", so the banners for members would not appear.',
    { layout: { dashboard: ['due', 'tier'] } },
  ],
  [
    'only time windows for visitors',
    [
      { ...plain, audience: 'member' },
      { ...plain, id: 'now', from: '2027-02-02T00:00', audience: 'visitor' },
    ],
    `6:146 All banners for visitors have a time window. | ${noEnd}`,
  ],
  [
    'six of them',
    ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ ...plain, id })),
    '6:14 There are 6 banners; the most are 5.',
  ],
];

describe('the check of banners', () => {
  it.each(wrong.map(([name, ...rest]) => ({ name, rest })))('refuses $name', ({ rest }) => {
    const [banners, problem, more] = rest;
    expect(problemsOf(files(banners, more))).toEqual([problem]);
  });

  it.each<Right>([
    ['five of them', ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...plain, id })), {}],
    [
      'a last minute and a leap day',
      [plain, { ...plain, id: 'a', from: '2028-02-29T23:58', until: '2028-02-29T23:59' }],
      {},
    ],
    ['only banners of members', [{ ...plain, audience: 'member', until: '2027-02-02T00:00' }], {}],
    [
      'banners of members without a place for those of visitors',
      [{ ...plain, audience: 'member' }],
      { layout: { home: ['news'] } },
    ],
    [
      'banners of visitors without a place for those of members',
      [{ ...plain, audience: 'visitor' }],
      { layout: { dashboard: ['due', 'tier'] } },
    ],
    ['no banners and no place', [], { layout: { home: ['news'], dashboard: ['due', 'tier'] } }],
    ...bannerMemberPaths.map((link): Right => [
      `a link to ${link}`,
      [{ ...plain, link, audience: 'member' }],
      {},
    ]),
    ['a link of visitors', [{ ...plain, link: '/login', audience: 'visitor' }], {}],
  ])('accepts %s', (_name, banners, more) => {
    expect(problemsOf(files(banners, more))).toEqual([]);
  });

  it('refuses a heavy picture', () => {
    const heavy = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 360">${' '.repeat(149_990)}</svg>`;
    const banners = [{ ...plain, picture: { ...picture, narrow: 'assets/heavy.svg' } }];
    const [problem] = problemsOf({ ...files(banners), 'assets/heavy.svg': heavy });
    expect(problem).toMatch(/has 150 kB; a picture of a banner has at most 150 kB/);
  });
});
