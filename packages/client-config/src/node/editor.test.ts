import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { getLanguageService, TextDocument, type JSONSchema } from 'vscode-json-languageservice';

// The language service of VS Code, which other editors use too: what it says is what a brand's maker sees.

const clients = new URL('../../../../clients/', import.meta.url);
const ids = readdirSync(clients, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map(({ name }) => name);
const schemaFile = new URL('../../client.schema.json', import.meta.url);
const schema: JSONSchema = JSON.parse(readFileSync(schemaFile, 'utf8'));
const service = getLanguageService({ clientCapabilities: {} });
service.configure({ schemas: [{ uri: 'test://schema', fileMatch: ['*.json'], schema }] });

/** A document with a cursor where `|` stands. */
function documentOf(text: string) {
  const offset = text.indexOf('|');
  const document = TextDocument.create('test://client.json', 'json', 1, text.replace('|', ''));
  return {
    document,
    position: document.positionAt(Math.max(0, offset)),
    json: service.parseJSONDocument(document),
  };
}

async function offered(text: string) {
  const { document, position, json } = documentOf(text);
  return (await service.doComplete(document, position, json))?.items ?? [];
}

describe('an editor with client.schema.json', () => {
  it('offers the fields with what they are for, and puts in their defaults', async () => {
    const items = await offered('{ | }');
    const bottomBar = items.find(({ label }) => label === 'bottomBar');
    expect(JSON.stringify(bottomBar?.documentation)).toContain('The bar at the bottom');
    expect(items.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['refundTable', 'theme', 'hosts']),
    );
    const age = items.find(({ label }) => label === 'minimumAge');
    expect(age?.insertText).toContain('20');
  });

  it.each([
    ['{ "bottomBar": { "fourth": "|" } }', ['"withdraw"', '"media"']],
    ['{ "refundTable": | }', ['"default"', '"tier"']],
    ['{ "theme": { "colorScheme": | } }', ['"dark"', '"light"']],
  ])('offers the choices of %s', async (text, choices) => {
    expect((await offered(text)).map(({ label }) => label)).toEqual(expect.arrayContaining(choices));
  });

  it('tells what a field is for under the pointer', async () => {
    const { document, position, json } = documentOf('{ "minimum|Age": 20 }');
    expect(JSON.stringify(await service.doHover(document, position, json))).toContain(
      'The age from which one may play',
    );
  });

  it('marks a field that there is not', async () => {
    const { document, json } = documentOf('{ "botomBar": {} }');
    const marks = await service.doValidation(document, json, {}, schema);
    expect(marks.map(({ message }) => message).join('\n')).toContain('botomBar');
  });

  it.each(ids)('finds the schema from clients/%s, and nothing wrong there', async (id) => {
    const file = new URL(`${id}/client.json`, clients);
    const text = readFileSync(file, 'utf8');
    const { $schema }: { $schema: string } = JSON.parse(text);
    expect(existsSync(fileURLToPath(new URL($schema, file)))).toBe(true);
    expect(new URL($schema, file).href).toBe(schemaFile.href);
    const { document, json } = documentOf(text);
    expect(await service.doValidation(document, json, {}, schema)).toEqual([]);
  });
});
