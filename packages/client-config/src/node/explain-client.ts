import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenGame } from '../game.ts';
import { clientFileSchema } from '../schema.ts';
import { remoteImageKeys, type BrandImageName } from '../brand-images.ts';
import type { ExplainedValue } from './explained.ts';
import { fieldNotes } from './field-notes.ts';
import { fieldNamesAt, noteKey } from './json-schema.ts';
import {
  isJsonObject,
  locationOf,
  readJsonSource,
  valueAt,
  type JsonPath,
  type JsonSource,
} from './json-source.ts';
import { loadClient, type LoadedClient } from './load-client.ts';
import { pageEnding } from './pages/page-slug.ts';
import { secondPaletteFiles } from './tokens/second-palette.ts';
import { explainPalette, explainTokens } from './tokens/explain-tokens.ts';

const imagePaths: Readonly<Record<BrandImageName, string>> = {
  logo: 'assets.logo',
  background: 'assets.background',
  allGames: 'assets.allGames',
  topBackground: 'assets.top.background',
  topCasino: 'assets.top.casino',
  topSlot: 'assets.top.slot',
  topSport: 'assets.top.sport',
  topContact: 'assets.top.contact',
};
const remoteKeys = new Map(
  Object.entries(imagePaths).map(([image, path]) => [
    path,
    Object.entries(remoteImageKeys).find(([name]) => name === image)?.[1],
  ]),
);

function label(path: JsonPath): string {
  return noteKey(path).includes('[]') ? path.join('.') : noteKey(path);
}

const computed = /^contact\.channels\[\]\.(?:shown|link)$/;

function leaf(value: unknown, path: JsonPath, source: JsonSource): ExplainedValue {
  const note = fieldNotes[noteKey(path)];
  const remoteKey = remoteKeys.get(path.join('.'));
  const common = {
    path: label(path),
    ...(note === undefined ? {} : { note }),
    ...(remoteKey === undefined ? {} : { remoteKey }),
  };
  const written = valueAt(source.value, path);
  const word = path[0] === 'refundTable' ? valueAt(source.value, ['refundTable']) : undefined;
  if (typeof word === 'string') {
    const place = locationOf(source, ['refundTable']);
    return { ...common, value, from: 'client.json', place, written: JSON.stringify(word) };
  }
  if (value === undefined) return { ...common, from: 'unset' };
  if (written === undefined) return { ...common, value, from: 'default' };
  return { ...common, value, from: 'client.json', place: locationOf(source, path) };
}

function ownText(path: JsonPath, name: string, source: JsonSource): unknown {
  return noteKey(path) === 'contact.channels[]' ? valueAt(source.value, [...path, name]) : undefined;
}

function explainFields(value: unknown, path: JsonPath, source: JsonSource): readonly ExplainedValue[] {
  if (Array.isArray(value) && value.some(isJsonObject)) {
    return value.flatMap((item: unknown, index) => explainFields(item, [...path, index], source));
  }
  if (!isJsonObject(value)) return [leaf(value, path, source)];
  const names = [...new Set([...fieldNamesAt(path), ...Object.keys(value)])];
  return names
    .filter((name) => name !== '$schema' && !computed.test(noteKey([...path, name])))
    .flatMap((name) => explainFields(value[name] ?? ownText(path, name, source), [...path, name], source));
}

function read(folder: string, name: string): JsonSource {
  const file = join(folder, name);
  return readJsonSource(file, readFileSync(file, 'utf8'));
}

function explainMessages({ client }: LoadedClient, source: JsonSource): readonly ExplainedValue[] {
  return Object.entries(client.messages).map(([key, value]) => ({
    path: `messages.${key}`,
    value,
    from: 'messages.th.json',
    place: locationOf(source, [key]),
  }));
}

function explainSecondPalette({ folder, client, secondPalette }: LoadedClient): readonly ExplainedValue[] {
  if (secondPalette === undefined) return [];
  const file = secondPaletteFiles[client.theme.colorScheme];
  return explainPalette(read(folder, 'tokens.json'), read(folder, file), {
    names: Object.keys(secondPalette.properties),
    from: file,
    scheme: secondPalette.scheme,
  });
}

function explainPages({ folder, client }: LoadedClient): readonly ExplainedValue[] {
  return client.pages.flatMap(({ slug, blocks: _text, sourceHash: _hash, ...facts }) => {
    const place = { file: join(folder, 'pages', `${slug}${pageEnding}`), line: 1, column: 1 };
    return Object.entries(facts).map(([name, value]): ExplainedValue => ({
      path: `pages.${slug}.${name}`,
      value,
      from: 'pages',
      place,
    }));
  });
}

/** Returns the resolved values of a brand with their sources. Throws a ClientConfigError for an invalid brand. */
export function explainClient(folder: string): readonly ExplainedValue[] {
  const loaded = loadClient(folder);
  const { messages: _texts, pages: _pages, secondPalette: _computed, ...fields } = loaded.client;
  const source = read(folder, 'client.json');
  const { tiers } = clientFileSchema.parse(source.value);
  const hasTexts = existsSync(join(folder, 'messages.th.json'));
  return [
    ...explainFields({ ...fields, game: writtenGame(fields.game), tiers }, [], source),
    ...explainTokens(read(folder, 'tokens.json')),
    ...explainSecondPalette(loaded),
    ...explainPages(loaded),
    ...(hasTexts ? explainMessages(loaded, read(folder, 'messages.th.json')) : []),
  ];
}
