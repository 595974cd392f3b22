import { afterEach, describe, expect, it } from 'vitest';
import {
  brand,
  changed,
  exampleFiles,
  problemTexts,
  productionFields,
  removeBrands,
  readyForProduction,
} from '../../test/example-brand.ts';
import { checkClient } from './load-client.ts';

afterEach(removeBrands);

const ready = (fields: string = productionFields) =>
  readyForProduction(changed(['client.json', '"bottomBar"', `${fields},\n  "bottomBar"`]));

type Files = Readonly<Record<string, string | Uint8Array>>;

function problemsOf(files: Files): readonly string[] {
  const { folder } = brand(files);
  expect(checkClient(folder).problems).toEqual([]);
  return problemTexts(checkClient(folder, { target: 'production' }), folder);
}

function without(...names: readonly string[]): Files {
  return Object.fromEntries(
    Object.entries(ready()).filter(([file]) => !names.some((name) => file === `pages/${name}.th.md`)),
  );
}

const privacy =
  'pages/privacy.th.md:1:1 A production build needs a page about the use of personal data (PDPA, section 23).';
const template = '"pnpm client:new" writes a template of this page.';

describe('[RD-17] a brand for real money', () => {
  it('with all that is required is accepted', () => {
    expect(problemsOf(ready())).toEqual([]);
  });

  it.each([
    [
      'a licence',
      productionFields.replace(/"licence": \{.*?\}, /, ''),
      'client.json:1:1 A production build needs a licence, and "licence" is missing (RD-17). | Add "licence" with holder, number and jurisdiction, or build for the sandbox.',
    ],
    [
      'the blocked countries',
      productionFields.replace('"blockedCountries": [], ', ''),
      'client.json:1:1 A production build names the blocked countries, and "blockedCountries" is missing (RD-17). | List the countries that the licence excludes, or write [] if it excludes none.',
    ],
    [
      'a contact',
      productionFields.replace('"main": "@example"', '"channels": []'),
      'client.json:6:104 A production build needs a way to contact the team, and "contact" has none. | Add a LINE account as "main", or another account to "channels".',
    ],
  ])('is refused without %s', (_name, fields, problem) => {
    expect(problemsOf(ready(fields))).toEqual([problem]);
  });

  it('is refused without a domain', () => {
    const files = ready();
    const text = String(files['client.json']).replace('["www.example.com"]', '[]');
    expect(problemsOf({ ...files, 'client.json': text })).toEqual([
      'client.json:4:14 A production build needs a host name, and "domains" has none. | Write it as in "domains": ["www.example.com"].',
    ]);
  });

  it('may have another contact than LINE', () => {
    const phone = '"channels": [{ "kind": "phone", "account": "02-123-4567" }]';
    expect(problemsOf(ready(productionFields.replace('"main": "@example"', phone)))).toEqual([]);
  });

  it('is refused without a privacy page', () => {
    expect(problemsOf(without('privacy'))).toEqual([`${privacy} | ${template}`]);
  });

  it('is refused without terms', () => {
    expect(problemsOf(without('terms'))).toEqual([
      `pages/terms.th.md:1:1 A production build needs a page about the terms of the contract with a member. | ${template}`,
    ]);
  });

  it('is refused without icons for home screens', () => {
    const files = ready();
    const text = String(files['client.json']).replace(/, "icon512": .*(?=\n)/, '');
    expect(problemsOf({ ...files, 'client.json': text })).toEqual(
      ['icon512', 'iconMaskable'].map(
        (name) =>
          `client.json:11:13 Phones need "assets.${name}" to install the site, and it is missing. | "pnpm client:icons" draws all icons from "assets.icon".`,
      ),
    );
  });

  it('is told the page whose name is similar', () => {
    const { 'pages/privacy.th.md': page = '', ...files } = ready();
    expect(problemsOf({ ...files, 'pages/privcy.th.md': page })).toEqual([
      `${privacy} | Did you mean "privcy.th.md"? Rename it.`,
    ]);
  });

  it('gets one message for each missing part', () => {
    expect(problemsOf(exampleFiles())).toHaveLength(8);
  });
});

it('a file in place of the folder with the pages is one message, also if a consent names a page', () => {
  const consent = '{ "id": "terms", "version": "1", "text": "A", "page": "terms" }';
  const { folder } = brand({
    ...changed([
      'client.json',
      '"bottomBar"',
      `"registration": { "consents": [${consent}] },\n  "bottomBar"`,
    ]),
    pages: 'text',
  });
  expect(problemTexts(checkClient(folder), folder)[1]).toContain('This is a file');
});
