import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { brand, changed, exampleFiles, problemTexts, removeBrands } from '../../test/example-brand.ts';
import { checkClient } from './load-client.ts';

afterEach(removeBrands);

const files = (schema: unknown, name = 'client.json') =>
  changed([name, '{\n', `{\n  "$schema": ${JSON.stringify(schema)},\n`]);

/** Returns the notes of a brand in `clients/`. `place` is the folder of the package. */
function notesOf(written: Readonly<Record<string, string>>, place = 'packages/client-config') {
  const { root, folder } = brand(written, 'clients/example');
  for (const name of ['client', 'tokens', 'messages']) {
    const file = join(root, place, `${name}.schema.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '{}');
  }
  const { problems, notes } = checkClient(folder);
  expect(problems).toEqual([]);
  return problemTexts({ problems: notes }, folder);
}
const inRepository = (name: string) => `../../packages/client-config/${name}.schema.json`;

describe('a wrong $schema has a note with the right path, because editors do not complete the file', () => {
  it.each([
    ['../packages/client-config/client.schema.json'],
    [inRepository('tokens')],
    ['../../packages/client-config'],
    ['client.schema.json'],
    [''],
  ])('of client.json: %j', (schema) => {
    expect(notesOf(files(schema))).toEqual([
      `client.json:2:14 "$schema" is not the path of client.schema.json, so editors do not complete this file. | Write "${inRepository('client')}".`,
    ]);
  });

  it.each([
    ['tokens.json', 'x', 'tokens'],
    ['tokens.json', 5, 'tokens'],
    ['messages.th.json', inRepository('client'), 'messages'],
  ])('of %s: %j', (name, schema, kind) => {
    expect(notesOf(files(schema, name))).toEqual([
      `${name}:2:14 "$schema" is not the path of ${kind}.schema.json, so editors do not complete this file. | Write "${inRepository(kind)}".`,
    ]);
  });

  it('of the second palette', () => {
    const tokens = (exampleFiles()['tokens.json'] ?? '')
      .replace('"#000000"', '"#ffffff"')
      .replace('"white": { "$value": "#ffffff" }', '"white": { "$value": "#000000" }')
      .replace('{\n', '{\n  "$schema": "x",\n');
    expect(notesOf({ ...exampleFiles(), 'tokens.light.json': tokens })).toEqual([
      `tokens.light.json:2:14 "$schema" is not the path of tokens.schema.json, so editors do not complete this file. | Write "${inRepository('tokens')}".`,
    ]);
  });

  it('in a project that installs the package', () => {
    const installed = 'node_modules/@chada/client-config';
    expect(notesOf(files('client.schema.json'), installed)).toEqual([
      `client.json:2:14 "$schema" is not the path of client.schema.json, so editors do not complete this file. | Write "../../${installed}/client.schema.json".`,
    ]);
    expect(notesOf(files(`../../${installed}/client.schema.json`), installed)).toEqual([]);
  });

  it('without the package in reach, once', () => {
    const messages = { 'messages.th.json': '{ "$schema": "messages.schema.json" }' };
    const { folder } = brand({ ...files('client.schema.json'), ...messages });
    expect(problemTexts({ problems: checkClient(folder).notes }, folder)).toEqual([
      'client.json:2:14 "$schema" is not the path of client.schema.json, so editors do not complete this file. | It is client.schema.json of the package @chada/client-config.',
    ]);
  });
});

it.each([
  ['the right path', inRepository('client')],
  ['the right path from ./', `./${inRepository('client')}`],
  ['an address on the web', 'https://schemas.example.com/client.json'],
])('%s has no note', (_name, schema) => {
  expect(notesOf(files(schema))).toEqual([]);
});
