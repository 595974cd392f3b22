import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleFiles, writeBrand } from './example-brand.ts';
import { checkClient, checkClients, loadClient, loadClients } from './load-client.ts';
import { ClientConfigError, formatProblems, type Problem } from './problem.ts';

const folders: { remove: () => void }[] = [];
afterEach(() => folders.splice(0).forEach(({ remove }) => remove()));

function brand(files: Readonly<Record<string, string | Uint8Array>>, name?: string) {
  const written = writeBrand(files, name);
  folders.push(written);
  return written;
}

/** One change: in which file, what to find, what to put there. */
type Change = readonly [file: string, find: string, put: string];

function changed(...changes: readonly Change[]): Record<string, string> {
  return changes.reduce((files, [file, find, put]) => {
    const before = files[file] ?? '';
    if (!before.includes(find)) throw new Error(`${file} has no ${find}`);
    return { ...files, [file]: before.replace(find, () => put) };
  }, exampleFiles());
}

/** Problems as `file:line:column message | hint`, the folder left out. */
function told({ problems }: { readonly problems: readonly Problem[] }, folder: string): readonly string[] {
  return problems.map(({ file, line, column, message, hint }) => {
    const place = `${file.slice(folder.length + 1)}:${line}:${column}`;
    return hint === undefined ? `${place} ${message}` : `${place} ${message} | ${hint}`;
  });
}

describe('a right brand', () => {
  it('has no problems, and everything it leaves out has its default', () => {
    const { folder } = brand(exampleFiles());
    expect(checkClient(folder).problems).toEqual([]);
    const { client } = loadClient(folder);
    expect(client).toMatchObject({
      id: 'example',
      api: { baseUrl: '/' },
      minimumAge: 20,
      footer: { publicYear: 2022, memberYear: 2024 },
      features: { wheel: true, movie: true },
      limits: { minimumWithdrawalSatang: 10_000 },
      refundTable: { 3: 7, 4: 9, 6: 10 },
      messages: { 'common.ok': 'OK' },
    });
    expect(client.chat).toBeUndefined();
  });

  it.each([
    ['"default"', [5, 5, 8, 12, 15, 15]],
    ['"tier"', [5, 5, 7, 10, 15, 15]],
    ['{ "1": 7, "2": 7, "3": 9, "4": 9, "5": 10, "6": 10 }', [7, 7, 9, 9, 10, 10]],
  ])('[TI-03] [RD-01] with the refund table %s refunds %j', (table, percents) => {
    const own = '{ "1": 5, "2": 5, "3": 7, "4": 9, "5": 10, "6": 10 }';
    const { client } = loadClient(brand(changed(['client.json', own, table])).folder);
    expect(Object.values(client.refundTable)).toEqual(percents);
  });

  it('needs no messages.th.json', () => {
    const { 'messages.th.json': _left, ...files } = exampleFiles();
    expect(checkClient(brand(files).folder).problems).toEqual([]);
  });
});

const wrong: readonly (readonly [name: string, change: Change, problem: string])[] = [
  [
    'an unknown field',
    ['client.json', '"bottomBar"', '"botomBar"'],
    'client.json:6:3 Unknown field "botomBar". | Did you mean "bottomBar"?',
  ],
  [
    'an unknown field within a field',
    ['client.json', '"holder": "Example Ltd"', '"holder": "x", "pubicYear": 2022'],
    'client.json:5:30 Unknown field "footer.pubicYear". | Did you mean "publicYear"?',
  ],
  [
    'a text instead of a number',
    ['client.json', '"holder": "Example Ltd"', '"holder": "x", "publicYear": "2022"'],
    'client.json:5:44 "footer.publicYear" must be a number; found the text "2022". | The year in the footer of public pages.',
  ],
  [
    'a missing field',
    ['client.json', '"holder": "Example Ltd"', ''],
    'client.json:5:13 "footer.holder" is missing. | Who holds the copyright.',
  ],
  [
    'a misspelt choice',
    ['client.json', '"fourth": "media"', '"fourth": "widthraw"'],
    'client.json:6:28 "bottomBar.fourth" must be one of "withdraw", "media"; found the text "widthraw". | Did you mean "withdraw"?',
  ],
  [
    'a refund percent out of range',
    ['client.json', '"4": 9', '"4": 109'],
    'client.json:7:49 "refundTable.4" must be at most 100; found the number 109.',
  ],
  [
    'a refund percent that is not whole',
    ['client.json', '"4": 9', '"4": 9.5'],
    'client.json:7:49 "refundTable.4" must be a whole number; found the number 9.5.',
  ],
  [
    'a level without a percent',
    ['client.json', ', "6": 10', ''],
    'client.json:7:18 "refundTable.6" is missing.',
  ],
  [
    'the name of no refund table',
    ['client.json', '{ "1": 5, "2": 5, "3": 7, "4": 9, "5": 10, "6": 10 }', '"teir"'],
    'client.json:7:18 "refundTable" must be one of "default", "tier"; found the text "teir". | Did you mean "tier"?',
  ],
  [
    'a missing file',
    ['client.json', 'assets/logo.svg', 'assets/lgo.svg'],
    'client.json:11:13 The file "assets/lgo.svg" does not exist. | Did you mean "assets/logo.svg"?',
  ],
  [
    'a path that leaves the folder',
    ['client.json', 'assets/logo.svg', 'assets/../../other/logo.svg'],
    `client.json:11:13 "assets.logo" leaves the client's folder; its files stand in assets/; found the text "assets/../../other/logo.svg". | The logo in headers.`,
  ],
  [
    'a WebP picture (CO-05)',
    ['client.json', 'assets/logo.svg', 'assets/logo.webp'],
    `client.json:11:13 "assets.logo" is webp, which Safari 12 and Edge 15 can't show (CO-05); found the text "assets/logo.webp". | The logo in headers.`,
  ],
  [
    'a picture from elsewhere',
    ['client.json', 'assets/logo.svg', 'https://example.com/logo.svg'],
    `client.json:11:13 "assets.logo" must be a path that begins with 'assets/'; found the text "https://example.com/logo.svg". | The logo in headers.`,
  ],
  [
    'an SVG that holds a script',
    ['assets/logo.svg', '/>', '><script>1</script></svg>'],
    'client.json:11:13 The file "assets/logo.svg" holds a script.',
  ],
  [
    'a host that is not https',
    ['client.json', '"bottomBar"', '"hosts": { "images": ["http://cdn.example.com"] },\n  "bottomBar"'],
    `client.json:6:25 "hosts.images[0]" must be an origin over https such as 'https://cdn.example.com', without a path; found the text "http://cdn.example.com".`,
  ],
  [
    'a domain with a protocol',
    ['client.json', '"www.example.com"', '"https://www.example.com"'],
    `client.json:4:15 "domains[0]" must be a host name such as 'www.example.com', without protocol, port or path; found the text "https://www.example.com".`,
  ],
  [
    'an attribute that chat does not know (CH-02)',
    [
      'client.json',
      '"bottomBar"',
      '"chat": { "scriptUrl": "https://c.example", "attributes": ["phon"] },\n  "bottomBar"',
    ],
    'client.json:6:62 "chat.attributes[0]" must be one of "name", "phone", "username", "bankName", "bankId", "level", "point", "email"; found the text "phon". | Did you mean "phone"?',
  ],
  [
    'a default category that is not offered',
    ['client.json', '"defaultCategory": "sport"', '"defaultCategory": "lotto"'],
    'client.json:8:66 The default category "lotto" is not among "game.categories". | Known: sport, slots.',
  ],
  [
    'a film without a source',
    ['client.json', '"bottomBar"', '"films": [{ "title": "x" }],\n  "bottomBar"'],
    'client.json:6:13 "films[0]" needs either a "file" or a "frameUrl", and has neither.',
  ],
  [
    'the id of another folder',
    ['client.json', '"id": "example"', '"id": "other"'],
    'client.json:2:9 "id" is "other" but the folder is "example". | Both must be the same.',
  ],
  [
    'a category that stands twice',
    ['client.json', '["sport", "slots"]', '["sport", "slots", "sport"]'],
    'client.json:8:46 "sport" stands twice in "game.categories".',
  ],
  [
    'a field that stands twice',
    ['client.json', '"name": "Example",', '"name": "Example", "name": "Again",'],
    'client.json:3:22 The field "name" stands here a second time. | Keep one of the two.',
  ],
  [
    'a comma too many',
    ['client.json', '"assets/icon.svg"', '"assets/icon.svg",'],
    'client.json:13:3 A field name between double quotes is expected here; perhaps a comma too many stands before.',
  ],
  [
    'a comment',
    ['client.json', '"id": "example",', '"id": "example", // the id'],
    'client.json:2:20 JSON has no comments.',
  ],
  [
    'a text under an unknown key',
    ['messages.th.json', '"common.ok"', '"common.okk"'],
    'messages.th.json:2:3 There is no text "common.okk". | Did you mean "common.ok"?',
  ],
  [
    'a text that lost a placeholder',
    ['messages.th.json', '{page} - {brand}', '{page} - {band}'],
    'messages.th.json:3:26 "shell.documentTitle" has the placeholders {page} {band}; it needs {page} {brand}. | The usual text: {page} | {brand}',
  ],
  [
    'an empty text',
    ['messages.th.json', '"OK"', '" "'],
    'messages.th.json:2:16 "common.ok" is empty. | Leave it out to keep the usual text.',
  ],
  [
    'a missing colour',
    ['tokens.json', '    "text": { "$value": "{palette.white}" },\n', ''],
    'tokens.json:3:15 The colour "semantic.text" is missing.',
  ],
  [
    'an unknown colour',
    ['tokens.json', '"$type": "color",\n', '"$type": "color",\n    "surfce": { "$value": "#000000" },\n'],
    'tokens.json:5:5 Unknown token "semantic.surfce". | Did you mean "surface"?',
  ],
  [
    'a reference to nothing',
    ['tokens.json', '"surface": { "$value": "{palette.black}"', '"surface": { "$value": "{palette.blak}"'],
    'tokens.json:5:28 "{palette.blak}" refers to a token that does not exist. | Did you mean "palette.black"?',
  ],
  [
    'references in a circle',
    [
      'tokens.json',
      '"black": { "$value": "#000000" }',
      '"black": { "$value": "#000000" }, "a": { "$value": "{palette.b}" }, "b": { "$value": "{palette.a}" }',
    ],
    'tokens.json:2:85 This reference comes back to itself: palette.a -> palette.b -> palette.a.',
  ],
  [
    'a colour that is none',
    ['tokens.json', '"focus": { "$value": "{palette.white}"', '"focus": { "$value": "white"'],
    'tokens.json:29:26 "semantic.focus" is no color. | Write "#0b1026", "#0b102680" or { "colorSpace": "srgb", "components": [0, 0.5, 1] }.',
  ],
  [
    'a contrast that is too low, with its figures',
    ['tokens.json', '"on-info": { "$value": "{palette.black}"', '"on-info": { "$value": "#8a8a8a"'],
    'tokens.json:22:16 "on-info" (#8a8a8a) on "info" (#ffffff) has a contrast of 3.45:1; it needs 4.5:1. | Make one of the two lighter or darker.',
  ],
  [
    'a contrast that is too low within a component',
    [
      'tokens.json',
      '  "semantic"',
      '  "component": { "$type": "color", "bar-bg": { "$value": "#dddddd" } },\n  "semantic"',
    ],
    'tokens.json:3:46 "text" (#ffffff) on "bar-bg" (#dddddd) has a contrast of 1.35:1; it needs 4.5:1. | Make one of the two lighter or darker.',
  ],
  [
    'a colour that lets through where contrast counts',
    ['tokens.json', '"focus": { "$value": "{palette.white}"', '"focus": { "$value": "#ffffff80"'],
    'tokens.json:29:14 "focus" must be opaque. | Its contrast would depend on what lies below it.',
  ],
  [
    'a component token under the name of a colour',
    [
      'tokens.json',
      '  "semantic"',
      '  "component": { "$type": "color", "text-muted": { "$value": "#dddddd" } },\n  "semantic"',
    ],
    'tokens.json:3:36 The component token "text-muted" has the name of another token. | Set it in "semantic" or "scale" instead.',
  ],
  [
    'a group that does not exist',
    ['tokens.json', '"palette": {', '"colors": {}, "palette": {'],
    'tokens.json:2:3 Unknown group "colors". | Known: palette, semantic, scale, component.',
  ],
  [
    'a scale in the wrong unit',
    [
      'tokens.json',
      '  "semantic"',
      '  "scale": { "space": { "1": { "$type": "dimension", "$value": "4px" } } },\n  "semantic"',
    ],
    'tokens.json:3:64 "scale.space.1" is no dimension. | Write { "value": 16, "unit": "px" }.',
  ],
];

describe('a wrong brand is told what and where', () => {
  it.each(wrong)('%s', (_name, change, problem) => {
    const { folder } = brand(changed(change));
    expect(told(checkClient(folder), folder)).toEqual([problem]);
  });

  it('is told every mistake of every file at once, in reading order', () => {
    const files = changed(
      ['client.json', '"bottomBar"', '"botomBar"'],
      ['client.json', '"4": 9', '"4": -1'],
      ['client.json', 'assets/icon.svg', 'assets/icn.svg'],
      ['messages.th.json', '"common.ok"', '"comon.ok"'],
      ['tokens.json', '"on-info": { "$value": "{palette.black}"', '"on-info": { "$value": "#8a8a8a"'],
    );
    const { folder } = brand({ ...files, 'mesages.th.json': '{}' });
    expect(told(checkClient(folder), folder).map((line) => line.split(' ')[0])).toEqual([
      'client.json:6:3',
      'client.json:7:49',
      'client.json:12:13',
      'mesages.th.json:1:1',
      'messages.th.json:2:3',
      'tokens.json:22:16',
    ]);
  });

  it('[RD-17] needs a licence for production, and none for the sandbox', () => {
    const { folder } = brand(exampleFiles());
    expect(checkClient(folder, { target: 'sandbox' }).problems).toEqual([]);
    expect(told(checkClient(folder, { target: 'production' }), folder)).toEqual([
      'client.json:1:1 A production build needs a licence, and "licence" is missing (RD-17). | Add "licence" with holder, number and jurisdiction, or build for the sandbox.',
    ]);
    const licence = '"licence": { "holder": "a", "number": "b", "jurisdiction": "c" },';
    const licensed = brand(changed(['client.json', '"id"', `${licence}\n  "id"`]));
    expect(checkClient(licensed.folder, { target: 'production' }).problems).toEqual([]);
  });

  it('[CO-05] is found out when a WebP picture bears the name of a PNG, and a PNG that is none', () => {
    const files = changed(['client.json', 'assets/logo.svg', 'assets/logo.png']);
    const webp = brand({ ...files, 'assets/logo.png': 'RIFF\x10\x00\x00\x00WEBPVP8 ' });
    expect(told(checkClient(webp.folder), webp.folder)).toEqual([
      `client.json:11:13 The file "assets/logo.png" is a WebP picture, which Safari 12 and Edge 15 can't show (CO-05).`,
    ]);
    const none = brand({ ...files, 'assets/logo.png': 'hello' });
    expect(told(checkClient(none.folder), none.folder)).toEqual([
      'client.json:11:13 The file "assets/logo.png" is no png file inside.',
    ]);
  });

  it('is found out when a link in its folder leads out of it', () => {
    const { folder } = brand(changed(['client.json', 'assets/logo.svg', 'assets/other.svg']));
    symlinkSync(join(brand(exampleFiles()).folder, 'assets/logo.svg'), join(folder, 'assets/other.svg'));
    expect(told(checkClient(folder), folder)).toEqual([
      `client.json:11:13 The file "assets/other.svg" leaves the client's folder.`,
    ]);
  });

  it.each([
    ['an event handler', '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>', 'holds an event handler'],
    ['HTML', '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject/></svg>', 'holds HTML (foreignObject)'],
    [
      'a link',
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://a.b/c.png"/></svg>',
      'refers to something outside itself',
    ],
  ])('is told of an SVG that holds %s', (_name, picture, mistake) => {
    const { folder } = brand({ ...exampleFiles(), 'assets/logo.svg': picture });
    expect(told(checkClient(folder), folder)).toEqual([
      `client.json:11:13 The file "assets/logo.svg" ${mistake}.`,
    ]);
  });

  it('never throws, whatever the files hold', () => {
    const contents = [
      '',
      'null',
      '[]',
      '"x"',
      '{',
      '{"__proto__": {"id": 1}}',
      '{"palette": 5, "semantic": []}',
      '\uFEFF{}',
    ];
    for (const content of contents) {
      const files = { 'client.json': content, 'tokens.json': content, 'messages.th.json': content };
      const { folder } = brand(files);
      expect(checkClient(folder).loaded).toBeUndefined();
      expect(() => loadClient(folder)).toThrow(ClientConfigError);
    }
  });

  it('is told of a folder, a client.json or a tokens.json that is missing', () => {
    const { root, folder } = brand({ 'README.md': '' });
    expect(told(checkClient(folder), folder)).toEqual([
      'client.json:1:1 This file is missing. | Every brand has a client.json.',
      'tokens.json:1:1 This file is missing. | Every brand has a tokens.json.',
    ]);
    expect(checkClient(join(root, 'nobody')).problems).toHaveLength(1);
  });
});

describe('several brands', () => {
  it('are loaded together, a mistake of any told for all', () => {
    const one = brand(exampleFiles());
    expect(loadClients(one.root).map(({ client }) => client.id)).toEqual(['example']);
    const bad = brand(changed(['client.json', '"name": "Example",', '']));
    expect(() => loadClients(bad.root)).toThrow(/"name" is missing/);
  });

  it('may not share a domain', () => {
    const second = changed(['client.json', '"id": "example"', '"id": "second"']);
    const under = (name: string, files: Record<string, string>) =>
      Object.entries(files).map(([file, content]) => [`${name}/${file}`, content]);
    const both = Object.fromEntries([...under('example', exampleFiles()), ...under('second', second)]);
    const { folder } = brand(both, 'clients');
    const { problems, loaded } = checkClients(folder);
    expect(loaded).toHaveLength(2);
    expect(problems.map(({ message }) => message)).toEqual([
      'The domain "www.example.com" belongs to "example" already.',
    ]);
  });

  it('are none in an empty folder, which is a mistake', () => {
    const { folder } = brand({ 'README.md': '' });
    expect(checkClients(folder).problems.map(({ message }) => message)).toEqual([
      'There is no brand in this folder.',
    ]);
  });
});

describe('formatProblems', () => {
  it('prints place, message, hint and how many', () => {
    const problem = { file: 'a/client.json', line: 3, column: 5, message: 'Wrong.', hint: 'Do this.' };
    expect(formatProblems([problem, { ...problem, line: 2, hint: undefined }])).toBe(
      'a/client.json:2:5\n  Wrong.\na/client.json:3:5\n  Wrong.\n  Do this.\n2 problems.',
    );
    expect(formatProblems([])).toBe('No problems.');
  });
});
