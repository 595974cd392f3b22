import { readdirSync, readFileSync } from 'node:fs';
import { messageText } from '@chada/messages/catalogue';
import { describe, expect, it } from 'vitest';
import { getLanguageService, TextDocument, type JSONSchema } from 'vscode-json-languageservice';
import type { editorSchemas } from './editor-schemas.ts';

// The tests use the JSON language service of VS Code, which other editors use too.

const clients = new URL('../../../../clients/', import.meta.url);
const ids = readdirSync(clients, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map(({ name }) => name);
const service = getLanguageService({ clientCapabilities: {} });

function editorWith(name: keyof typeof editorSchemas) {
  const file = new URL(`../../${name}`, import.meta.url);
  const schema: JSONSchema = JSON.parse(readFileSync(file, 'utf8'));
  /** Returns a document with `text`. `|` marks the position of the cursor in `text`. */
  const documentOf = (text: string) => {
    service.configure({ schemas: [{ uri: 'test://schema', fileMatch: ['*.json'], schema }] });
    const offset = text.indexOf('|');
    const document = TextDocument.create('test://brand.json', 'json', 1, text.replace('|', ''));
    return {
      document,
      position: document.positionAt(Math.max(0, offset)),
      json: service.parseJSONDocument(document),
    };
  };
  return {
    file,
    async offered(text: string) {
      const { document, position, json } = documentOf(text);
      return (await service.doComplete(document, position, json))?.items ?? [];
    },
    async messageAt(text: string): Promise<string> {
      const { document, position, json } = documentOf(text);
      return JSON.stringify(await service.doHover(document, position, json));
    },
    async marks(text: string): Promise<string[]> {
      const { document, json } = documentOf(text);
      return (await service.doValidation(document, json, {}, schema)).map(({ message }) => String(message));
    },
  };
}

describe('an editor with client.schema.json', () => {
  const editor = editorWith('client.schema.json');

  it('offers the fields with their descriptions, and inserts their defaults', async () => {
    const items = await editor.offered('{ | }');
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
    ['{ "refundTable": | }', ['"default"', '"tier"', '"none"']],
    ['{ "theme": { "colorScheme": | } }', ['"dark"', '"light"']],
  ])('offers the choices of %s', async (text, choices) => {
    expect((await editor.offered(text)).map(({ label }) => label)).toEqual(expect.arrayContaining(choices));
  });

  it('describes the field under the pointer', async () => {
    expect(await editor.messageAt('{ "minimum|Age": 20 }')).toContain('The age from which one may play');
  });

  it('marks an unknown field', async () => {
    expect((await editor.marks('{ "botomBar": {} }')).join('\n')).toContain('botomBar');
  });
});

describe('an editor with tokens.schema.json', () => {
  const editor = editorWith('tokens.schema.json');

  it('offers the colours with their descriptions, and the steps of a scale with their defaults', async () => {
    const colours = await editor.offered('{ "semantic": { | } }');
    const sunken = colours.find(({ label }) => label === 'surface-sunken');
    expect(JSON.stringify(sunken?.documentation)).toContain('Fields and wells');
    const steps = await editor.offered('{ "scale": { "radius": { | } } }');
    const large = steps.find(({ label }) => label === 'lg');
    expect(JSON.stringify(large?.documentation)).toContain('--radius-lg, 16px unless given.');
  });

  it('marks an unknown colour, a missing one, and a value that is not a colour', async () => {
    const text = '{ "semantic": { "surfce": { "$value": "#fff" }, "text": { "$value": "red" } } }';
    const marks = (await editor.marks(text)).join('\n');
    expect(marks).toContain('surfce');
    expect(marks).toContain('"surface"');
    expect(marks).toMatch(/pattern/);
  });
});

describe('an editor with messages.schema.json', () => {
  const editor = editorWith('messages.schema.json');

  it('offers every text, inserts its default for editing, and lists its placeholders', async () => {
    const texts = await editor.offered('{ | }');
    const greeting = texts.find(({ label }) => label === 'dashboard.greeting');
    expect(greeting?.insertText).toContain(messageText('dashboard.greeting').split('{')[0]);
    expect(JSON.stringify(greeting?.documentation)).toContain('Needs {name}.');
  });

  it('marks an unknown text', async () => {
    expect((await editor.marks('{ "session.titel": "x" }')).join('\n')).toContain('session.titel');
  });
});

describe.each(ids)('the files of clients/%s', (id) => {
  it.each([
    ['client.json', 'client.schema.json'],
    ['tokens.json', 'tokens.schema.json'],
    ['messages.th.json', 'messages.schema.json'],
  ] as const)('%s has the schema %s and no problems in an editor', async (name, schemaName) => {
    const editor = editorWith(schemaName);
    const file = new URL(`${id}/${name}`, clients);
    const text = readFileSync(file, 'utf8');
    const { $schema }: { $schema: string } = JSON.parse(text);
    expect(new URL($schema, file).href).toBe(editor.file.href);
    expect(await editor.marks(text)).toEqual([]);
  });
});
