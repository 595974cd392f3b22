import { basename, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { brand, changed, exampleFiles, removeBrands } from '../../test/example-brand.ts';
import { explainClient } from './explain-client.ts';
import type { ExplainedValue } from './explained.ts';
import { ClientConfigError } from './problem.ts';

afterEach(removeBrands);

function lineOf(explained: readonly ExplainedValue[], path: string) {
  const entry = explained.find((candidate) => candidate.path === path);
  if (entry === undefined) throw new Error(`No explanation of ${path}.`);
  const { value, from, place, written, remoteKey } = entry;
  const line = place === undefined ? '' : `:${place.line}:${place.column}`;
  if (place !== undefined) expect(basename(place.file)).toBe(from);
  return [value, `${from}${line}`, ...((written ?? remoteKey) ? [written ?? remoteKey] : [])];
}

describe('explainClient', () => {
  const explained = () => explainClient(brand(exampleFiles()).folder);

  it('describes a value, with its note and the key that can override it', () => {
    const { folder } = brand(exampleFiles());
    const of = (name: string) => explainClient(folder).find(({ path }) => path === name);
    const file = join(folder, 'client.json');
    expect(of('assets.logo')).toStrictEqual({
      path: 'assets.logo',
      note: 'The logo in headers.',
      remoteKey: 'home.normal.logo',
      value: 'assets/logo.svg',
      from: 'client.json',
      place: { file, line: 11, column: 13 },
    });
    expect(of('assets.background')).toStrictEqual({
      path: 'assets.background',
      note: 'The picture behind all pages.',
      remoteKey: 'home.normal.background',
      from: 'unset',
    });
    expect(of('footer.toCurrentYear')).toStrictEqual({
      path: 'footer.toCurrentYear',
      note: 'Whether the footers show the years up to the current one, such as 2022–2026.',
      value: false,
      from: 'default',
    });
    expect(of('refundTable.1')).toStrictEqual({
      path: 'refundTable.1',
      value: 5,
      from: 'client.json',
      place: { file, line: 7, column: 25 },
    });
    expect(of('$schema')).toBeUndefined();
  });

  it('[SH-09] has the key of each picture that remote configuration may override', () => {
    const keys = explained().flatMap(({ path, remoteKey }) =>
      remoteKey === undefined ? [] : [[path, remoteKey]],
    );
    expect(Object.fromEntries(keys)).toEqual({
      'assets.logo': 'home.normal.logo',
      'assets.background': 'home.normal.background',
      'assets.allGames': 'home.menuBottom.allGame',
      'assets.top.background': 'home.top.background',
      'assets.top.casino': 'home.top.casino',
      'assets.top.slot': 'home.top.slot',
      'assets.top.sport': 'home.top.sport',
      'assets.top.contact': 'home.top.contact',
    });
  });

  it("shows the source of each value: a line of the brand's files or a default", () => {
    const all = explained();
    expect(lineOf(all, 'name')).toEqual(['Example', 'client.json:3:11']);
    expect(lineOf(all, 'minimumAge')).toEqual([20, 'default']);
    expect(lineOf(all, 'footer.holder')).toEqual(['Example Ltd', 'client.json:5:25']);
    expect(lineOf(all, 'footer.publicYear')).toEqual([2022, 'default']);
    expect(lineOf(all, 'layout.tiles')).toEqual(['grid', 'default']);
    expect(lineOf(all, 'game.categories')).toEqual([['sport', 'slots'], 'client.json:8:27']);
    expect(lineOf(all, 'chat')).toEqual([undefined, 'unset']);
    expect(lineOf(all, 'refundTable.4')).toEqual([9, 'client.json:7:49']);
    expect(lineOf(all, 'messages.common.ok')).toEqual(['OK', 'messages.th.json:2:16']);
  });

  it('[RD-01] names the keyword of a refund table', () => {
    const own = '{ "1": 5, "2": 5, "3": 7, "4": 9, "5": 10, "6": 10 }';
    const { folder } = brand(changed(['client.json', own, '"tier"']));
    expect(lineOf(explainClient(folder), 'refundTable.4')).toEqual([10, 'client.json:7:18', '"tier"']);
  });

  it('follows the references of a colour, and shows the defaults of scales', () => {
    const all = explained();
    expect(lineOf(all, 'tokens.text')).toEqual(['#ffffff', 'tokens.json:9:25', '{palette.white}']);
    expect(lineOf(all, 'tokens.space-1')).toEqual(['4px', 'default']);
  });

  it('shows the fields of own categories and providers at their lines', () => {
    const own = `"categories": ["sport",\n { "id": "crash", "name": "แครช" }], "providers": [{ "id": "PG2", "name": "พีจี" }]`;
    const all = explainClient(
      brand(changed(['client.json', '"categories": ["sport", "slots"]', own])).folder,
    );
    expect(lineOf(all, 'game.categories.0')).toEqual(['sport', 'client.json:8:28']);
    expect(lineOf(all, 'game.categories.1.name')).toEqual(['แครช', 'client.json:9:27']);
    expect(lineOf(all, 'game.categories.1.picture')).toEqual([undefined, 'unset']);
    expect(lineOf(all, 'game.providers.0.id')).toEqual(['PG2', 'client.json:9:60']);
    expect(all.filter(({ path }) => /^game\.(names|pictures|drawings)/.test(path))).toEqual([]);
  });

  it('shows the fields of own tiers, and the banks', () => {
    const own =
      '"tiers": [{ "name": "เมล็ด", "requirementSatang": 100, "withdrawal": { "perDaySatang": 1000000 } }],\n  "banks": ["SCB"],\n  "bottomBar"';
    const all = explainClient(brand(changed(['client.json', '"bottomBar"', own])).folder);
    expect(lineOf(all, 'tiers.0.name')).toEqual(['เมล็ด', 'client.json:6:23']);
    expect(lineOf(all, 'tiers.0.open')).toEqual([true, 'default']);
    expect(lineOf(all, 'tiers.0.withdrawal.perDaySatang')[0]).toBe(1_000_000);
    expect(all.some(({ path }) => path.startsWith('tiers.0.colour'))).toBe(false);
    expect(lineOf(all, 'banks')).toEqual([['SCB'], 'client.json:7:12']);
    expect(lineOf(explained(), 'tiers')).toEqual([undefined, 'unset']);
  });

  it('shows the consents of the registration', () => {
    const own =
      '"registration": { "consents": [{ "id": "terms", "version": "1", "text": "A" }] },\n  "bottomBar"';
    const all = explainClient(brand(changed(['client.json', '"bottomBar"', own])).folder);
    expect(lineOf(all, 'registration.consents.0.version')).toEqual(['1', 'client.json:6:62']);
    expect(lineOf(all, 'registration.consents.0.required')).toEqual([true, 'default']);
    expect(lineOf(explained(), 'registration')).toEqual([undefined, 'unset']);
  });

  it('shows the fields of the registration', () => {
    const own =
      '"registration": { "steps": [{ "fields": ["phone", "username", "password", { "id": "email", "required": false }] }, { "fields": ["bankAccount", "ageConfirmed"] }] },\n  "bottomBar"';
    const all = explainClient(brand(changed(['client.json', '"bottomBar"', own])).folder);
    expect(lineOf(all, 'registration.steps.0.fields.3.required')).toEqual([false, 'client.json:6:106']);
    expect(lineOf(all, 'registration.steps.1.fields')).toEqual([
      ['bankAccount', 'ageConfirmed'],
      'client.json:6:130',
    ]);
    expect(lineOf(all, 'registration.steps.1.title')).toEqual([undefined, 'unset']);
  });

  it('shows the fields of a contact channel without its computed link', () => {
    const own = '"contact": { "channels": [{ "kind": "phone", "account": "1323" }] },\n"bottomBar"';
    const all = explainClient(brand(changed(['client.json', '"bottomBar"', own])).folder);
    expect(lineOf(all, 'contact.channels.0.account')).toEqual(['1323', 'client.json:6:59']);
    expect(lineOf(all, 'contact.channels.0.name')).toEqual([undefined, 'unset']);
    expect(all.filter(({ path }) => /(link|shown)$/.test(path))).toEqual([]);
  });

  it('follows references through other tokens', () => {
    const files = changed([
      'tokens.json',
      '"text": { "$value": "{palette.white}"',
      '"text": { "$value": "{semantic.focus}"',
    ]);
    const all = explainClient(brand(files).folder);
    expect(lineOf(all, 'tokens.text')).toEqual([
      '#ffffff',
      'tokens.json:9:25',
      '{semantic.focus} -> {palette.white}',
    ]);
    expect(all.filter(({ path }) => path.startsWith('tokens.palette') || path === 'tokens.white')).toEqual(
      [],
    );
  });

  it('does not take a token of the palette for one of a scale', () => {
    const files = changed(['tokens.json', '"black": {', '"space-1": { "$value": "#111111" }, "black": {']);
    expect(lineOf(explainClient(brand(files).folder), 'tokens.space-1')).toEqual(['4px', 'default']);
  });

  it('names the facts of a page, without its text', () => {
    const page = '---\ntitle: Help\ndescription: A\nupdated: 2026-11-23\nlayout: questions\n---\n### Text\n';
    const { folder } = brand({ ...exampleFiles(), 'pages/help.th.md': page });
    expect(explainClient(folder).filter(({ from }) => from === 'pages')).toStrictEqual(
      [
        ['title', 'Help'],
        ['description', 'A'],
        ['updated', '2026-11-23'],
        ['layout', 'questions'],
      ].map(([name, value]) => ({
        path: `pages.help.${name}`,
        value,
        from: 'pages',
        place: { file: join(folder, 'pages/help.th.md'), line: 1, column: 1 },
      })),
    );
  });

  it('names the files of the pages that the brand has written', () => {
    const { folder } = brand({
      ...exampleFiles(),
      'pages/help.th.md': '---\ntitle: Help\ndescription: Answers of {brand}\n---\nText\n',
    });
    const help = explainClient(folder).filter(({ path }) => path.startsWith('pages.'));
    expect(help.map(({ path, value, place }) => [path, value, basename(place?.file ?? '')])).toEqual([
      ['pages.help.title', 'Help', 'help.th.md'],
      ['pages.help.description', 'Answers of Example', 'help.th.md'],
    ]);
  });

  it('[SH-09] marks the values that remote configuration may override', () => {
    const all = explained();
    expect(lineOf(all, 'assets.logo')).toEqual(['assets/logo.svg', 'client.json:11:13', 'home.normal.logo']);
    expect(all.filter(({ remoteKey }) => remoteKey !== undefined)).toHaveLength(8);
  });

  it('lists each value once', () => {
    const paths = explained().map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.length).toBeGreaterThan(100);
  });

  it('explains a brand without texts of its own', () => {
    const { 'messages.th.json': _texts, ...files } = exampleFiles();
    const all = explainClient(brand(files).folder);
    expect(all.filter(({ path }) => path.startsWith('messages.'))).toEqual([]);
    expect(lineOf(all, 'name')).toEqual(['Example', 'client.json:3:11']);
  });

  it('throws for an invalid brand', () => {
    const { folder } = brand(changed(['client.json', '"bottomBar"', '"botomBar"']));
    expect(() => explainClient(folder)).toThrow(ClientConfigError);
  });
});
