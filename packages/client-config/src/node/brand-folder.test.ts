import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { brand, changed, exampleFiles, problemTexts, removeBrands } from '../../test/example-brand.ts';
import { examplePng, exampleWebp } from '../../test/example-files.ts';
import { exampleFont } from '../../test/example-font.ts';
import { checkAssets } from './assets/check-assets.ts';
import { checkWebp } from './assets/check-webp.ts';
import { checkRegistration } from './check-registration.ts';
import { readJsonSource } from './json-source.ts';
import { checkClient } from './load-client.ts';
import { checkClients, loadClients, loadValidClients } from './load-clients.ts';
import type { OwnPage } from './pages/own-page-file.ts';
import type { Problem } from './problem.ts';

const emptySvg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>';

afterEach(removeBrands);

type Files = Readonly<Record<string, string | Uint8Array>>;

/**
 * Formats each problem as one text: the line number, the text at the position of the problem, the message and the hint.
 */
function textsOf(text: string, problems: readonly Problem[]): readonly string[] {
  const lines = text.split('\n');
  return problems.map(({ line, column, message, hint }) => {
    const source = (lines[line - 1] ?? '').slice(column - 1, column + 29).replace(/,$/, '');
    return [line, source, message, ...(hint === undefined ? [] : [hint])].join(' | ');
  });
}

function checkWith(
  check: (source: ReturnType<typeof readJsonSource>, folder: string) => readonly Problem[],
  fields: object,
  files: Files,
  prepare: (folder: string) => void = () => undefined,
): readonly string[] {
  const { folder } = brand(files);
  prepare(folder);
  const text = JSON.stringify(fields, null, 1);
  return textsOf(text, check(readJsonSource('client.json', text), folder));
}

describe('a file of a brand', () => {
  const mp4 = Buffer.from('\0\0\0\x18ftypmp42', 'latin1');
  const jpeg = Buffer.from('ffd8ffc0000b080003000201011100ffda0008010100003f00010203ffd9', 'hex');
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const file = (name: string, content: string | Uint8Array) =>
    checkWith(checkAssets, { films: [{ file: `assets/${name}` }] }, { [`assets/${name}`]: content }).map(
      (text) => text.replace(`4 | "assets/${name}" | The file "assets/${name}" `, ''),
    );

  it.each<[string, string | Uint8Array]>([
    ['a.svg', emptySvg],
    ['a.png', examplePng(4096, 1)],
    ['a.jpg', jpeg],
    ['a.jpeg', jpeg],
    ['a.JPG', jpeg],
    ['a.gif', gif],
    ['a.gif', Buffer.from(gif.toString('latin1').replace('GIF89a', 'GIF87a'), 'latin1')],
    ['a.woff2', exampleFont([[1, 2]], 400)],
    ['a.mp4', mp4],
    ['a.vtt', 'WEBVTT'],
    ['a.vtt', '\uFEFFWEBVTT\n'],
    ['a.txt', 'text'],
  ])('%s may have the content of its kind', (name, content) => {
    expect(file(name, content)).toEqual([]);
  });

  const otherContent = (kind: string) => `does not have the content of a ${kind} file.`;
  it.each<[string, string | Uint8Array, string]>([
    ['a.svg', 'text', otherContent('svg')],
    ['a.png', Buffer.concat([Buffer.from(' '), examplePng(1, 1)]), otherContent('png')],
    ['a.png', jpeg, 'does not have the content of a png file; its format is jpg.'],
    ['a.jpg', Buffer.concat([Buffer.from(' '), jpeg]), otherContent('jpg')],
    ['a.jpeg', gif, 'does not have the content of a jpeg file; its format is gif.'],
    ['a.gif', Buffer.concat([Buffer.from(' '), gif]), otherContent('gif')],
    ['a.gif', 'GIF88a', otherContent('gif')],
    ['a.gif', 'GIF89b', otherContent('gif')],
    ['a.woff2', ' wOF2', otherContent('woff2')],
    ['a.woff2', 'wOF2', 'is a broken or incomplete woff2 font.'],
    ['a.mp4', '\0\0\0ftyp', otherContent('mp4')],
    ['a.mp4', '\0\0\0\0\0ftyp', otherContent('mp4')],
    ['a.vtt', ' WEBVTT', otherContent('vtt')],
    ['a.vtt', 'WEBVTTX', otherContent('vtt')],
    [
      'a.png',
      'RIFF\x01\x02\x03\nWEBPVP8 ',
      "is a WebP picture, which Safari 12 and Edge 15 can't show (CO-05).",
    ],
    ['a.png', ' RIFF\x01\x02\x03\x04WEBPVP8 ', otherContent('png')],
    ['a.png', 'RIFF\x01\x02\x03WEBPVP8 ', otherContent('png')],
    ['a.png', examplePng(4097, 1), 'is 4097 x 1 px; the most are 4096 px.'],
    ['a.png', examplePng(0, 1), 'is 0 x 1 px; the most are 4096 px.'],
    ['a.PNG', examplePng(1, 1).subarray(0, 40), 'is a broken or incomplete png file.'],
    ['a.jpg', jpeg.subarray(0, 20), 'is a broken or incomplete jpg file.'],
    ['a.gif', gif.subarray(0, 20), 'is a broken or incomplete gif file.'],
  ])('%s is not %j', (name, content, mistake) => {
    expect(file(name, content)).toEqual([mistake]);
  });

  it('exists, inside the folder', () => {
    const fields = {
      a: 'assets/logo.png',
      b: ['assets/logo.svg', { c: 'assets/out.svg' }, 'assets/gone.svg', 'assets/folder.svg'],
      d: 'other/gone.svg',
      e: 'assets/../gone.svg',
      f: ['assets/gone.avif', 'assets/gone.WEBP', 'assets/deep/in..svg'],
      webp: 'assets/gone.webp',
      g: 'assets/pg.svg',
    };
    const files = { 'assets/logo.svg': emptySvg, 'assets/deep/in.svg': emptySvg };
    const prepare = (folder: string) => {
      const outside = `${folder}-other`;
      mkdirSync(outside);
      writeFileSync(join(outside, 'out.svg'), emptySvg);
      symlinkSync(join(outside, 'out.svg'), join(folder, 'assets/out.svg'));
      symlinkSync(join(outside, 'gone.svg'), join(folder, 'assets/gone.svg'));
      mkdirSync(join(folder, 'assets/folder.svg'));
    };
    expect(checkWith(checkAssets, fields, files, prepare)).toEqual([
      '2 | "assets/logo.png" | The file "assets/logo.png" does not exist.',
      `6 | "assets/out.svg" | The file "assets/out.svg" leaves the client's folder.`,
      '8 | "assets/gone.svg" | The file "assets/gone.svg" is a link to a file that does not exist.',
      '9 | "assets/folder.svg" | The file "assets/folder.svg" is not a file.',
      '16 | "assets/deep/in..svg" | The file "assets/deep/in..svg" does not exist. | Did you mean "assets/deep/in.svg"?',
      '18 | "assets/gone.webp" | The file "assets/gone.webp" does not exist.',
      '19 | "assets/pg.svg" | The file "assets/pg.svg" does not exist. | Known: assets/folder.svg, assets/gone.svg, assets/logo.svg, assets/out.svg, assets/deep/in.svg.',
    ]);
  });

  it('is missing in a folder without files', () => {
    expect(checkWith(checkAssets, { a: 'assets/a.svg' }, { 'client.json': '' })).toEqual([
      '2 | "assets/a.svg" | The file "assets/a.svg" does not exist.',
    ]);
  });

  it('fits its field', () => {
    const fields = {
      assets: { icon192: 'assets/a.png', hero: 'assets/a.svg', greeting: 'assets/b.svg' },
      banners: [{ picture: { wide: 'assets/a.png' } }],
    };
    const files = {
      'assets/a.png': examplePng(1, 1),
      'assets/a.svg': emptySvg,
      'assets/b.svg': emptySvg.replace('><', `>${' '.repeat(8000)}<`),
    };
    expect(checkWith(checkAssets, fields, files)).toEqual([
      '3 | "assets/a.png" | The file "assets/a.png" is 1 x 1 px; it must be 192 x 192 px.',
      '4 | "assets/a.svg" | The file "assets/a.svg" lacks the layer "far", "near", "drift".',
      '5 | "assets/b.svg" | The file "assets/b.svg" has 9 kB; the greeting has at most 8 kB.',
      '10 | "assets/a.png" | The file "assets/a.png" is 1 x 1; the wide picture of a banner is 4 times as wide as high.',
    ]);
  });
});

describe('a WebP picture', () => {
  const files = {
    'assets/a.png': examplePng(200, 100),
    'assets/same.webp': exampleWebp(100, 50),
    'assets/wide.webp': exampleWebp(203, 100),
    'assets/wider.webp': exampleWebp(205, 100),
    'assets/high.webp': exampleWebp(195, 100),
    'assets/broken.png': Buffer.from('text'),
    'assets/broken.webp': Buffer.from('text'),
    'assets/tiny.gif': Buffer.from(
      'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
      'base64',
    ).subarray(0, 43),
    'assets/large.webp': Buffer.concat([exampleWebp(1, 1), Buffer.alloc(12)]),
    'assets/small.webp': Buffer.concat([exampleWebp(1, 1), Buffer.alloc(11)]),
  };
  const films = ['a.png', 'tiny.gif', 'broken.png'].map((name) => ({ poster: `assets/${name}` }));
  const pairs = (...webp: readonly unknown[]) => checkWith(checkWebp, { assets: { webp }, films }, files);
  const pair = (picture: string, webp: string) => ({ picture: `assets/${picture}`, webp: `assets/${webp}` });

  it.each([
    ['of the same shape', pair('a.png', 'same.webp')],
    ['of almost the same shape', pair('a.png', 'wide.webp')],
    ['that is smaller', pair('tiny.gif', 'small.webp')],
    ['that does not exist', pair('a.png', 'gone.webp')],
    ['of a picture that does not exist', pair('gone.png', 'same.webp')],
    ['with another extension', pair('a.png', 'a.png')],
    ['that is broken', pair('a.png', 'broken.webp')],
    ['of a broken picture', pair('broken.png', 'same.webp')],
    ['that is no text', { picture: 'assets/a.png', webp: 5 }],
    ['of no text', { picture: 5, webp: 'assets/same.webp' }],
    ['that is no pair', 'assets/same.webp'],
  ])('%s is not reported here', (_name, invalidPair) => {
    expect(pairs(invalidPair, invalidPair === undefined ? invalidPair : 'text')).toEqual([]);
  });

  it('is reported for each mistake', () => {
    expect(
      pairs(
        pair('a.png', 'wider.webp'),
        pair('a.png', 'same.webp'),
        pair('b.png', 'gone.webp'),
        pair('logo.svg', 'same.webp'),
        pair('tiny.gif', 'large.webp'),
      ),
    ).toEqual([
      '4 | { | "assets/wider.webp" is 205 x 100 px and "assets/a.png" 200 x 100 px; both must have the same shape.',
      '8 | { | "assets/a.png" occurs twice in "assets.webp".',
      '16 | { | "assets/logo.svg" is a drawing; only png, jpg and gif need a WebP.',
      '20 | { | "assets/large.webp" has 42 bytes, not less than "assets/tiny.gif" with 42.',
    ]);
    expect(pairs(pair('a.png', 'high.webp'))).toEqual([
      '4 | { | "assets/high.webp" is 195 x 100 px and "assets/a.png" 200 x 100 px; both must have the same shape.',
    ]);
    expect(checkWith(checkWebp, { assets: { webp: 'text' } }, files)).toEqual([]);
    expect(checkWith(checkWebp, {}, files)).toEqual([]);
  });

  it.each(['icon', 'icon192', 'icon512', 'iconMaskable', 'share'])('is not used for assets.%s', (field) => {
    const assets = { [field]: 'assets/a.png', webp: [pair('a.png', 'same.webp')] };
    expect(checkWith(checkWebp, { assets }, files)).toEqual([
      `5 | { | "assets/a.png" is "assets.${field}", which is not shown as WebP.`,
    ]);
  });

  it('is not used for prizes', () => {
    const assets = {
      prizes: { cardBack: 'assets/b.png', wheelHub: 'assets/a.png' },
      webp: [pair('a.png', 'same.webp')],
    };
    expect(checkWith(checkWebp, { assets }, files)).toEqual([
      '8 | { | "assets/a.png" is "assets.prizes", which is not shown as WebP.',
    ]);
  });
});

describe('the registration of a brand', () => {
  const page = (slug: string, title: string): OwnPage => ({
    slug,
    title,
    description: '',
    sourceHash: '',
    blocks: [],
  });
  const files = { 'pages/terms.th.md': '', 'pages/privacy.th.md': '', 'pages/notes.txt': '' };
  const problemsOf = (registration: unknown, own: Files = files) =>
    checkWith(
      (source, folder) =>
        checkRegistration(source, folder, [page('terms', 'ข้อกำหนด'), page('privacy', 'ความเป็นส่วนตัว')]),
      { registration },
      own,
    );
  const all = ['phone', 'username', 'password', 'bankAccount', 'ageConfirmed'];
  const consent = (more: object = {}) => ({ id: 'terms', text: 'A', ...more });

  it.each([
    ['no settings', undefined],
    ['no list', { steps: 'a', consents: 'a' }],
    ['all fields in one step', { steps: [{ fields: all }] }],
    ['all fields in two steps', { steps: [{ fields: all.slice(2) }, { fields: all.slice(0, 2) }] }],
    ['optional fields', { steps: [{ fields: [...all, 'lineId', { id: 'email', required: false }] }] }],
    [
      'a required field as an object',
      { steps: [{ fields: [...all.slice(1), { id: 'phone' }, { id: 'email', required: true }] }] },
    ],
    ['consents without their field, if it has none', { steps: [{ fields: all }], consents: [] }],
    ['consents without their field, if they are no list', { steps: [{ fields: all }], consents: 'a' }],
    ['an unknown field, which the schema refuses', { steps: [{ fields: ['telephone'] }] }],
    ['an unknown object, which the schema refuses', { steps: [{ fields: [{}] }, 'a', { fields: 'a' }] }],
    [
      'a consent with its page',
      { consents: [consent({ page: 'terms' }), consent({ id: 'b', page: '' }), 'a'] },
    ],
    ['a title of another page', { consents: [consent({ text: 'อ่านข้อกำหนด', page: 'privacy' })] }],
    ['a title within a text', { consents: [consent({ text: 'อ่านข้อกำหนดแล้ว', page: 'terms' })] }],
    ['a text that is none', { consents: [consent({ text: 5, page: 'terms' })] }],
    ['a title without a page', { consents: [consent({ text: 'อ่านข้อกำหนด' })] }],
  ])('may have %s', (_name, registration) => {
    expect(problemsOf(registration)).toEqual([]);
  });

  const error = 'which can be moved but not removed';
  const reasons = {
    phone: 'Staff reach the member by phone, and a self-excluded person is recognised by it.',
    username: 'The member signs in with it.',
    password: 'The member signs in with it.',
    bankAccount: 'Withdrawals go only to this account, and its holder becomes the member.',
    ageConfirmed: 'The law forbids members below the minimum age.',
  };

  it('keeps the fields that protect the member', () => {
    expect(problemsOf({ steps: [] })).toEqual([]);
    expect(problemsOf({ steps: [{ fields: [] }] })).toEqual([]);
    expect(problemsOf({ steps: [{ fields: ['email'] }] })).toEqual(
      Object.entries(reasons).map(
        ([id, reason]) => `3 | [ | "registration.steps" has no field "${id}", ${error}. | ${reason}`,
      ),
    );
    expect(problemsOf({ steps: [{ fields: all.map((id) => ({ id, required: false })) }] })).toEqual(
      Object.entries(reasons).map(
        ([id, reason], index) =>
          `${6 + index * 4} | { | "${id}" can be moved, but not made optional. | ${reason}`,
      ),
    );
  });

  it('keeps the field of consents', () => {
    const reason = 'Add "consents" to a step, because the brand has consents in "registration.consents".';
    const consents = [consent()];
    const optional = [{ fields: [...all, { id: 'consents', required: false }] }];
    expect(problemsOf({ steps: [{ fields: all }], consents })).toEqual([
      `3 | [ | "registration.steps" has no field "consents", ${error}. | ${reason}`,
    ]);
    const mistake = '11 | { | "consents" can be moved, but not made optional.';
    expect(problemsOf({ steps: optional, consents })).toEqual([`${mistake} | ${reason}`]);
    expect(problemsOf({ steps: optional })).toEqual([`${mistake} | Each consent has its own "required".`]);
  });

  it('has each field once', () => {
    expect(problemsOf({ steps: [{ fields: all }, { fields: ['phone', { id: 'email' }, 'email'] }] })).toEqual(
      [
        '15 | "phone" | "phone" occurs twice in "registration.steps".',
        '19 | "email" | "email" occurs twice in "registration.steps".',
      ],
    );
  });

  it('has each consent once, with a page that exists', () => {
    const consents = [
      consent({ page: 'term' }),
      consent({ page: 'zzzzzzzz' }),
      consent({ id: 'b', page: 'notes' }),
      consent({ id: 'b', text: 'ยอมรับข้อกำหนด ', page: 'terms' }),
      { id: 5 },
      { id: 5 },
    ];
    expect(problemsOf({ consents }, { 'pages/terms.th.md': '', 'pages/notes.txt': '' })).toEqual([
      '7 | "term" | There is no page "pages/term.th.md". | Did you mean "terms"?',
      '10 | "terms" | "terms" occurs twice in "registration.consents".',
      '12 | "zzzzzzzz" | There is no page "pages/zzzzzzzz.th.md". | Known: terms.',
      '17 | "notes" | There is no page "pages/notes.th.md". | Known: terms.',
      '20 | "b" | "b" occurs twice in "registration.consents".',
      '21 | "ยอมรับข้อกำหนด " | "registration.consents[3].text" ends with the title of its page, "ข้อกำหนด", which the site adds. | Leave the title out of the text.',
    ]);
    expect(problemsOf({ consents: [consent({ page: 'terms' })] }, { 'client.json': '' })).toEqual([
      '7 | "terms" | There is no page "pages/terms.th.md". | Add the page, or leave the field out.',
    ]);
  });
});

describe('the folder of a brand', () => {
  const problemsOf = (folder: string) => problemTexts(checkClient(folder), dirname(folder));

  it('exists', () => {
    const { folder } = brand(exampleFiles());
    expect(problemsOf(join(folder, 'gone'))).toEqual(['gone:1:1 This folder does not exist.']);
    expect(problemsOf(join(folder, 'client.json'))).toEqual([
      'client.json:1:1 This is a file; a brand is a folder.',
    ]);
    expect(checkClient(join(folder, 'client.json')).loaded).toBeUndefined();
  });

  it('has only known files', () => {
    const { folder } = brand({
      ...exampleFiles(),
      'README.md': 'a',
      '.hidden': 'a',
      'readme.txt': 'a',
      'tokens.jsn': 'a',
      'zzzzzzzzzzzzzzz/a.txt': 'a',
    });
    expect(problemTexts(checkClient(folder), folder)).toEqual([
      'readme.txt:1:1 "readme.txt" has no meaning here. | Did you mean "README.md"?',
      'tokens.jsn:1:1 "tokens.jsn" has no meaning here. | Did you mean "tokens.json"?',
      'zzzzzzzzzzzzzzz:1:1 "zzzzzzzzzzzzzzz" has no meaning here. | Known: client.json, tokens.json, tokens.dark.json, tokens.light.json, messages.th.json, assets, pages, README.md.',
    ]);
  });

  it('has files, not folders', () => {
    const { 'messages.th.json': _texts, ...files } = exampleFiles();
    const { folder } = brand({ ...files, 'messages.th.json/a': '' });
    expect(problemTexts(checkClient(folder), folder)).toEqual([
      'messages.th.json:1:1 This is not a file. | Replace it by a file.',
    ]);
  });

  it('has a brand despite low contrast, if low contrast is only reported', () => {
    const grey = changed([
      'tokens.json',
      '"on-info": { "$value": "{palette.black}"',
      '"on-info": { "$value": "#8a8a8a"',
    ]);
    const { folder } = brand(grey);
    const { problems, loaded } = checkClient(folder, { lowContrast: 'reported' });
    expect(problems.map(({ kind }) => kind)).toEqual(['contrast']);
    expect(loaded?.client.id).toBe('example');
    expect(loaded?.folder).toBe(folder);
    expect(checkClient(folder, { lowContrast: 'refused' }).loaded).toBeUndefined();
    expect(checkClient(folder).loaded).toBeUndefined();
    const more = brand({ ...grey, 'other.txt': '' });
    expect(checkClient(more.folder, { lowContrast: 'reported' }).loaded).toBeUndefined();
  });
});

describe('the folder of all brands', () => {
  it('has brands in folders, in the order of their names, without hidden folders', () => {
    const files = (id: string, domains: string) =>
      Object.entries(
        changed(['client.json', '"example"', `"${id}"`], ['client.json', '["www.example.com"]', domains]),
      ).map(([name, text]) => [`${id}/${name}`, text] as const);
    const both = [
      ...files('zoo', '["a.example", "b.example"]'),
      ...files('ant', '["b.example", "b.example", 5]'),
    ];
    const { folder } = brand({
      ...Object.fromEntries(both),
      '.git/config': '',
      'README.md': '',
      'clients.json': '{ "default": 5 }',
    });
    const { problems, loaded } = checkClients(folder);
    expect(loaded).toEqual([]);
    expect(problemTexts({ problems }, folder)).toEqual([
      'ant/client.json:4:28 "b.example" occurs twice in "domains".',
      'ant/client.json:4:41 "domains[2]" must be a text; found the number 5.',
      'zoo/client.json:4:28 The domain "b.example" already belongs to "ant".',
      'clients.json:1:14 "default" must be the id of a brand; found the number 5.',
    ]);
    expect(() => loadClients(folder)).toThrow('4 problems.');
  });

  it('can be loaded without the invalid brands, which are named with their problems', () => {
    const files = (id: string, name: string) =>
      Object.entries(
        changed(['client.json', '"example"', `"${id}"`], ['client.json', '"Example"', name]),
      ).map(([file, text]) => [`${id}/${file}`, text.replace('www.example.com', `${id}.example`)] as const);
    const all = Object.fromEntries([...files('ant', '5'), ...files('bee', '"Bee"')]);
    const { folder } = brand({ ...all, '.git/config': '' });
    const { loaded, leftOut, problems } = loadValidClients(folder);
    expect(loaded.map(({ client }) => client.id)).toEqual(['bee']);
    expect(leftOut).toEqual(['ant']);
    expect(problems.map(({ file, line }) => [file, line])).toEqual([[join(folder, 'ant/client.json'), 3]]);
    writeFileSync(join(folder, 'clients.json'), '{ "default": "nobody" }');
    expect(() => loadValidClients(folder)).toThrow('2 problems.');
    expect(() => loadValidClients(brand(Object.fromEntries(files('ant', '5'))).folder)).toThrow('1 problem.');
  });
});
