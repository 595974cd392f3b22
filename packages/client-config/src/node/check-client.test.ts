import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { brand, changed, exampleFiles, removeBrands, problemTexts } from '../../test/example-brand.ts';
import { examplePng } from '../../test/example-files.ts';
import { layoutSchema } from '../layout.ts';
import { checkClient, loadClient } from './load-client.ts';
import { checkClients, loadClients } from './load-clients.ts';
import { ClientConfigError, formatProblems } from './problem.ts';

afterEach(removeBrands);

describe('a valid brand', () => {
  it('has no problems and gets defaults for omitted fields', () => {
    const { folder } = brand(exampleFiles());
    expect(checkClient(folder)).toMatchObject({ problems: [], notes: [] });
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

  it('has the layout without variants unless it chooses others', () => {
    expect(loadClient(brand(exampleFiles()).folder).client.layout).toEqual(layoutSchema.parse({}));
  });

  it('can show fewer blocks in an order of its own', () => {
    const layout = {
      home: ['news'],
      dashboard: ['tier', 'due'],
      drawer: ['login', 'contact'],
      menu: ['contact', 'protection', 'password', 'history', 'winLost'],
      bottomBar: ['dashboard', 'withdraw', 'games', 'deposit', 'contact'],
    };
    const files = changed([
      'client.json',
      '"bottomBar": { "fourth": "media" }',
      `"layout": ${JSON.stringify(layout)}`,
    ]);
    expect(loadClient(brand(files).folder).client.layout).toMatchObject(layout);
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

  it('[ME-20, ME-21] can have own categories and providers with names, pictures and an order', () => {
    const own = `"providers": ["JK", { "id": "PGSOFT", "name": "พีจีซอฟต์", "logo": "assets/logo.svg" }, "W2"],
      "categories": ["hot", { "id": "crash", "name": "แครช", "picture": "assets/icon.svg", "drawing": "slots" }]`;
    const game = '"categories": ["sport", "slots"], "defaultCategory": "sport"';
    const files = changed(['client.json', game, `${own}, "defaultCategory": "crash"`]);
    const { folder } = brand(files);
    expect(checkClient(folder).problems).toEqual([]);
    const { client } = loadClient(folder);
    expect(client.game).toEqual({
      categories: ['hot', 'crash'],
      defaultCategory: 'crash',
      providers: ['JK', 'PGSOFT', 'W2'],
      names: { PGSOFT: 'พีจีซอฟต์', crash: 'แครช' },
      pictures: { PGSOFT: 'assets/logo.svg', crash: 'assets/icon.svg' },
      drawings: { crash: 'slots' },
    });
    expect(client.bonus.turnoverCategories).toContain('crash');
    expect(checkClient(folder).notes).toEqual([]);
    expect(checkClient(folder, { target: 'production' }).notes).toMatchObject([
      { line: 8, message: 'Only your backend knows whether it has games of "PGSOFT", "W2", "crash".' },
    ]);
  });

  it('notes own categories whose stakes do not count towards a bonus', () => {
    const noted = (bonus: string): readonly string[] => {
      const { folder } = brand(
        changed(
          ['client.json', '"bottomBar"', `"bonus": ${bonus},\n  "bottomBar"`],
          ['client.json', '["sport", "slots"]', '["sport", { "id": "crash", "name": "A" }]'],
        ),
      );
      const { problems, notes } = checkClient(folder);
      expect(problems).toEqual([]);
      return notes.filter(({ line }) => line === 6).map(({ message }) => message);
    };
    expect(noted('{ "turnoverMultiple": 3, "turnoverCategories": ["sport"] }')).toEqual([
      'Stakes on games of "crash" do not count towards the turnover of a bonus.',
    ]);
    expect(noted('{ "turnoverMultiple": 3, "turnoverCategories": ["sport", "crash"] }')).toEqual([]);
    expect(noted('{ "turnoverMultiple": 3 }')).toEqual([]);
    expect(noted('{ "turnoverCategories": ["sport"] }')).toEqual([
      '"bonus.turnoverCategories" has no effect, because no bonus needs a turnover.',
    ]);
  });

  it('[EN-06] has the categories and providers of the specification if it names none', () => {
    const files = changed([
      'client.json',
      '"game": { "categories": ["sport", "slots"], "defaultCategory": "sport" },',
      '',
    ]);
    expect(loadClient(brand(files).folder).client.game).toMatchObject({
      categories: ['sport', 'casino', 'slots', 'fishing', 'card', 'lotto', 'hot'],
      defaultCategory: 'sport',
      providers: ['JK', 'AC', 'SG', 'XE'],
    });
  });

  it('[CT-01] has a correct link for each contact channel', () => {
    const channels = [
      { kind: 'line', account: '~help' },
      { kind: 'telegram', account: '@example_help' },
      { kind: 'phone', account: '+66 2 123-4567' },
      { kind: 'phone', account: '02-123-4567', name: 'โทรตอนกลางวัน' },
      { kind: 'facebook', account: 'example.page' },
      { kind: 'email', account: 'help@example.com' },
      { kind: 'custom', name: 'ศูนย์ช่วยเหลือ', url: 'https://help.example.com/th' },
    ];
    const own = `"contact": { "main": "@main", "channels": ${JSON.stringify(channels)} }, "bottomBar"`;
    const { folder } = brand(changed(['client.json', '"bottomBar"', own]));
    expect(checkClient(folder).problems).toEqual([]);
    const { contact } = loadClient(folder).client;
    expect(contact.main).toBe('@main');
    expect(contact.channels.map(({ shown, link }) => [shown, link])).toEqual([
      ['help', 'https://line.me/R/ti/p/~help'],
      ['@example_help', 'https://t.me/example_help'],
      ['+66 2 123-4567', 'tel:+6621234567'],
      ['02-123-4567', 'tel:021234567'],
      ['example.page', 'https://www.facebook.com/example.page'],
      ['help@example.com', 'mailto:help@example.com'],
      ['help.example.com/th', 'https://help.example.com/th'],
    ]);
    expect(contact.channels[3]?.name).toBe('โทรตอนกลางวัน');
  });

  it('does not require messages.th.json', () => {
    const { 'messages.th.json': _left, ...files } = exampleFiles();
    expect(checkClient(brand(files).folder).problems).toEqual([]);
  });
});

describe('an invalid brand', () => {
  it('reports all problems of all files in the order of files and lines', () => {
    const files = changed(
      ['client.json', '"bottomBar"', '"botomBar"'],
      ['client.json', '"4": 9', '"4": -1'],
      ['client.json', 'assets/icon.svg', 'assets/icn.svg'],
      ['messages.th.json', '"common.ok"', '"comon.ok"'],
      ['tokens.json', '"on-info": { "$value": "{palette.black}"', '"on-info": { "$value": "#8a8a8a"'],
    );
    const { folder } = brand({ ...files, 'mesages.th.json': '{}' });
    expect(problemTexts(checkClient(folder), folder).map((line) => line.split(' ')[0])).toEqual([
      'client.json:6:3',
      'client.json:7:49',
      'client.json:12:13',
      'mesages.th.json:1:1',
      'messages.th.json:2:3',
      'tokens.json:22:16',
    ]);
  });

  it('[CO-05] reports a WebP image and a text file with the extension of a PNG', () => {
    const files = changed(['client.json', 'assets/logo.svg', 'assets/logo.png']);
    const webp = brand({ ...files, 'assets/logo.png': 'RIFF\x10\x00\x00\x00WEBPVP8 ' });
    expect(problemTexts(checkClient(webp.folder), webp.folder)).toEqual([
      `client.json:11:13 The file "assets/logo.png" is a WebP picture, which Safari 12 and Edge 15 can't show (CO-05).`,
    ]);
    const none = brand({ ...files, 'assets/logo.png': 'hello' });
    expect(problemTexts(checkClient(none.folder), none.folder)).toEqual([
      'client.json:11:13 The file "assets/logo.png" does not have the content of a png file.',
    ]);
  });

  it('reports an icon with a wrong size for home screens', () => {
    const files = changed([
      'client.json',
      '"icon": "assets/icon.svg"',
      '"icon192": "assets/i.png", "icon": "assets/icon.svg"',
    ]);
    const { folder } = brand({ ...files, 'assets/i.png': examplePng(191, 192) });
    expect(problemTexts(checkClient(folder), folder)).toEqual([
      'client.json:12:16 The file "assets/i.png" is 191 x 192 px; it must be 192 x 192 px.',
    ]);
  });

  it("reports a symbolic link that points outside the brand's folder", () => {
    const { folder } = brand(changed(['client.json', 'assets/logo.svg', 'assets/other.svg']));
    symlinkSync(join(brand(exampleFiles()).folder, 'assets/logo.svg'), join(folder, 'assets/other.svg'));
    expect(problemTexts(checkClient(folder), folder)).toEqual([
      `client.json:11:13 The file "assets/other.svg" leaves the client's folder.`,
    ]);
  });

  it('never throws for any file content', () => {
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

  it('reports a missing folder, client.json or tokens.json', () => {
    const { root, folder } = brand({ 'README.md': '' });
    expect(problemTexts(checkClient(folder), folder)).toEqual([
      'client.json:1:1 This file is missing, and so is tokens.json. | Every brand has a client.json and a tokens.json.',
    ]);
    expect(checkClient(join(root, 'nobody')).problems).toHaveLength(1);
  });
});

describe('several brands', () => {
  it('fail to load if one brand is invalid', () => {
    const validBrand = brand(exampleFiles());
    expect(loadClients(validBrand.root).map(({ client }) => client.id)).toEqual(['example']);
    const bad = brand(changed(['client.json', '"name": "Example",', '']));
    expect(() => loadClients(bad.root)).toThrow(/"name" is missing/);
  });

  it('may have a broken picture for a program that does not serve it', () => {
    const { folder } = brand({ ...exampleFiles(), 'assets/logo.svg': 'no picture' });
    expect(checkClient(folder).problems).toHaveLength(1);
    expect(checkClient(folder, { assets: false }).problems).toEqual([]);
  });

  it('may not share a domain', () => {
    const second = changed(['client.json', '"id": "example"', '"id": "second"']);
    const under = (name: string, files: Record<string, string>) =>
      Object.entries(files).map(([file, content]) => [`${name}/${file}`, content]);
    const both = Object.fromEntries([...under('example', exampleFiles()), ...under('second', second)]);
    const { folder } = brand(both, 'clients');
    const { problems, loaded } = checkClients(folder);
    expect(loaded).toHaveLength(1);
    expect(problemTexts({ problems }, folder)).toEqual([
      'second/client.json:4:15 The domain "www.example.com" already belongs to "example".',
    ]);
  });

  it('may not share a domain, even if one of them has other mistakes', () => {
    const second = changed(['client.json', '"id": "example"', '"id": "third"']);
    const files = Object.entries({ example: exampleFiles(), second }).flatMap(([name, all]) =>
      Object.entries(all).map(([file, content]) => [`${name}/${file}`, content]),
    );
    const { folder } = brand(Object.fromEntries(files), 'clients');
    expect(problemTexts(checkClients(folder), folder)).toEqual([
      'second/client.json:2:9 "id" is "third" but the folder is "second". | Both must be the same.',
      'second/client.json:4:15 The domain "www.example.com" already belongs to "example".',
    ]);
  });

  it.each([
    [
      '{ "default": "exampel" }',
      '1:14 The default brand "exampel" does not exist. | Did you mean "example"?',
    ],
    ['{ "default": "example }', '1:14 The closing double quote is missing.'],
  ])('have a default that exists: %s', (text, problem) => {
    const { root } = brand(exampleFiles());
    writeFileSync(join(root, 'clients.json'), text);
    expect(problemTexts(checkClients(root), root)[0]).toBe(`clients.json:${problem}`);
  });

  it('are required: an empty folder is a problem', () => {
    const { folder } = brand({ 'README.md': '' });
    expect(checkClients(folder).problems.map(({ message }) => message)).toEqual([
      'This folder contains no brand.',
    ]);
  });
});

describe('formatProblems', () => {
  it('prints the place, the message, the hint and the number of problems', () => {
    const problem = { file: 'a/client.json', line: 3, column: 5, message: 'Wrong.', hint: 'Do this.' };
    expect(formatProblems([problem, { ...problem, line: 2, hint: undefined }])).toBe(
      'a/client.json:2:5\n  Wrong.\na/client.json:3:5\n  Wrong.\n  Do this.\n2 problems.',
    );
    expect(formatProblems([])).toBe('No problems.');
  });
});
