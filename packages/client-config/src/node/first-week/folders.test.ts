import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { brand, exampleFiles, problemTexts, removeBrands } from '../../../test/example-brand.ts';
import { client, type Files } from '../../../test/wrong-brand.ts';
import { checkClient } from '../load-client.ts';
import { checkClients } from '../load-clients.ts';

afterEach(removeBrands);

type Prepare = (folder: string) => void;

const page = '---\ntitle: a\ndescription: b\n---\n\nText\n';
const link = '---\ntitle: a\ndescription: b\n---\n\n[a](/about)\n';
const move =
  (from: string, to: string): Prepare =>
  (folder) => {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    renameSync(join(folder, from), join(folder, to));
  };
const outside =
  (name: string): Prepare =>
  (folder) => {
    renameSync(join(folder, name), `${folder}-${name}`);
    symlinkSync(`${folder}-${name}`, join(folder, name));
  };

function check(files: Files, prepare: Prepare): readonly string[] {
  const { folder } = brand(files);
  prepare(folder);
  return problemTexts(checkClient(folder), folder);
}

describe('one message for', () => {
  const wrong: readonly (readonly [name: string, prepare: Prepare, problem: string, files?: Files])[] = [
    [
      'a missing folder of files',
      (folder) => rmSync(join(folder, 'assets'), { recursive: true }),
      'assets:1:1 This folder is missing. | It has the files that client.json names.',
    ],
    [
      'a folder of files in capitals',
      move('assets', 'Assets'),
      'Assets:1:1 "Assets" has no meaning here. | Did you mean "assets"?',
    ],
    [
      'a file in place of the folder of files',
      (folder) => {
        rmSync(join(folder, 'assets'), { recursive: true });
        writeFileSync(join(folder, 'assets'), '');
      },
      'assets:1:1 This is a file; the pictures and fonts of a brand are in a folder. | It has the files that client.json names.',
    ],
    [
      'a folder of files elsewhere',
      outside('assets'),
      "assets:1:1 This link leaves the client's folder. | It has the files that client.json names.",
    ],
    [
      'a picture next to client.json',
      move('assets/logo.svg', 'logo.svg'),
      'client.json:11:13 The file "assets/logo.svg" does not exist. | Move "logo.svg" into the folder "assets".',
    ],
    [
      'a picture next to client.json, named there',
      move('assets/logo.svg', 'logo.svg'),
      `client.json:11:13 "assets.logo" must be a path that begins with 'assets/'; found the text "logo.svg". | The logo in headers.`,
      client('assets/logo.svg', 'logo.svg'),
    ],
    [
      'a picture next to client.json, named nowhere',
      (folder) => writeFileSync(join(folder, 'old.svg'), ''),
      'old.svg:1:1 "old.svg" has no meaning here. | Pictures, fonts and films belong in "assets".',
    ],
    [
      'a picture in another folder',
      move('assets/logo.svg', 'assets/brand/logo.svg'),
      'client.json:11:13 The file "assets/logo.svg" does not exist. | Did you mean "assets/brand/logo.svg"?',
    ],
    [
      'a name of a file with a capital letter',
      move('assets/logo.svg', 'assets/Logo.svg'),
      'client.json:11:13 The file "assets/logo.svg" does not exist. | The file is "assets/Logo.svg"; capital letters count.',
    ],
    [
      'an ending in capitals',
      move('assets/logo.svg', 'assets/logo.SVG'),
      'client.json:11:13 "assets.logo" has capital letters in its ending; rename the file, and write the ending in lower case; found the text "assets/logo.SVG". | Did you mean "assets/logo.svg"?',
      client('assets/logo.svg', 'assets/logo.SVG'),
    ],
    [
      'a link to itself',
      (folder) => {
        rmSync(join(folder, 'assets/logo.svg'));
        symlinkSync('logo.svg', join(folder, 'assets/logo.svg'));
      },
      'client.json:11:13 The file "assets/logo.svg" is a link to a file that does not exist.',
    ],
    [
      'a misspelt client.json',
      move('client.json', 'client.jsonc'),
      'client.jsonc:1:1 "client.jsonc" has no meaning here. | Did you mean "client.json"?',
    ],
    [
      'a folder of pages in capitals, to which a banner links',
      move('pages', 'Pages'),
      'Pages:1:1 "Pages" has no meaning here. | Did you mean "pages"?',
      {
        ...client('"logo": ', '"background": "assets/icon.svg", "logo": '),
        ...client(
          '"bottomBar"',
          `"registration": { "consents": [{ "id": "terms", "version": "1", "text": "a", "page": "about" }] },\n  "bottomBar"`,
        ),
        'pages/about.th.md': page,
      },
    ],
    [
      'a folder of pages in the folder of pages',
      move('pages/about.th.md', 'pages/th/about.th.md'),
      'pages/th:1:1 "th" is a folder; all pages are in "pages" itself. | Move its pages up, and delete the folder.',
      { ...exampleFiles(), 'pages/about.th.md': page, 'pages/help.th.md': link },
    ],
    [
      'a link to a page that does not exist',
      (folder) => symlinkSync('nowhere', join(folder, 'pages/about.th.md')),
      'pages/about.th.md:1:1 This is a link to a file that does not exist. | Replace it by a file.',
      { ...exampleFiles(), 'pages/help.th.md': link },
    ],
    [
      'a page that is a link to itself',
      (folder) => symlinkSync('about.th.md', join(folder, 'pages/about.th.md')),
      'pages/about.th.md:1:1 This is a link to a file that does not exist. | Replace it by a file.',
      { ...exampleFiles(), 'pages/help.th.md': link },
    ],
    [
      'a folder in place of a font',
      (folder) => mkdirSync(join(folder, 'assets/font.woff2')),
      'client.json:9:126 The file "assets/font.woff2" is not a file.',
      client(
        '"fontFamily": "Sarabun"',
        '"fontFamily": "Sarabun", "fontFaces": [{ "weight": 400, "path": "assets/font.woff2" }]',
      ),
    ],
  ];
  const listed = wrong.map(([name, prepare, problem, files = exampleFiles()]) => ({
    name,
    prepare,
    problem,
    files,
  }));
  it.each(listed)('$name', ({ prepare, problem, files }) => {
    expect(check(files, prepare)).toEqual([problem]);
  });

  it('a file that this user may not read, unless the user is root', () => {
    const { folder } = brand(exampleFiles());
    chmodSync(join(folder, 'assets/logo.svg'), 0);
    const problem = 'client.json:11:13 The file "assets/logo.svg" can not be read.';
    expect(problemTexts(checkClient(folder), folder)).toEqual(process.getuid?.() === 0 ? [] : [problem]);
  });
});

it('links to folders in assets/ cause neither an error nor notes', () => {
  const { folder } = brand(exampleFiles());
  symlinkSync('.', join(folder, 'assets/loop'));
  symlinkSync(dirname(folder), join(folder, 'assets/outside'));
  expect(checkClient(folder)).toMatchObject({ problems: [], notes: [] });
});

it('a linked folder in assets/ has files', () => {
  const { folder } = brand({
    ...client('assets/logo.svg', 'assets/linked/logo.svg'),
    'assets/real/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  });
  symlinkSync('real', join(folder, 'assets/linked'));
  expect(problemTexts(checkClient(folder), folder)).toEqual([]);
});

describe('the folder of all brands', () => {
  const brands = () => {
    const files = Object.entries(exampleFiles()).map(([name, text]) => [`example/${name}`, text] as const);
    return brand(Object.fromEntries(files)).folder;
  };

  it('reports a link in place of a brand, once', () => {
    const folder = brands();
    renameSync(join(folder, 'example'), `${folder}-example`);
    symlinkSync(`${folder}-example`, join(folder, 'example'));
    const { problems, loaded } = checkClients(folder);
    expect(loaded).toEqual([]);
    expect(problemTexts({ problems }, folder)).toEqual([
      'example:1:1 "example" is a link; a brand is a folder. | Replace the link by the folder itself.',
    ]);
    expect(existsSync(join(folder, 'example/client.json'))).toBe(true);
  });

  it.each([
    ['{ "defualt": "example" }', '1:3 Unknown field "defualt". | Did you mean "default"?'],
    ['{ "default": 5 }', '1:14 "default" must be the id of a brand; found the number 5.'],
    [
      '["example"]',
      '1:1 The file must be an object. | It names the brand of plain localhost: { "default": "ID" }.',
    ],
    ['{}', undefined],
    ['{ "default": "example" }', undefined],
  ])('may have clients.json with %s: %s', (text, problem) => {
    const folder = brands();
    writeFileSync(join(folder, 'clients.json'), text);
    const { problems } = checkClients(folder);
    expect(problemTexts({ problems }, folder)).toEqual(
      problem === undefined ? [] : [`clients.json:${problem}`],
    );
  });

  it('reports a folder in place of clients.json, once', () => {
    const folder = brands();
    mkdirSync(join(folder, 'clients.json'));
    const { problems } = checkClients(folder);
    expect(problemTexts({ problems }, folder)).toEqual([
      'clients.json:1:1 This is not a file. | Replace it by a file.',
    ]);
  });
});
