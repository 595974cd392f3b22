import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contract from '@chada/contract';
import { logAffiliate, type OperationId, operationList, operations } from '@chada/contract';
import { operationsWithoutScreen } from '@chada/testing';
import { describe, expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../..');

function sourcesOf(name: string): string[] {
  const folder = join(packages, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
    .map((file) =>
      readFileSync(join(folder, file), 'utf8')
        .replace(/^(import|export (type )?(\{|\*)|export const \{)[^;]*;/gm, '')
        .replace(/\/\*\*[^]*?\*\/|typeof \w+/g, ''),
    );
}

interface StorePart {
  readonly name: string;
  readonly body: string;
}

function partsOf(source: string): StorePart[] {
  const pattern = /^ {4}(\w+): (?:public|member|build)|^(?:export )?(?:const|(?:async )?function) (\w+)/gm;
  const headers = [...source.matchAll(pattern)];
  return headers.map((header, at) => ({
    name: header[1] ?? header[2] ?? '',
    body: source.slice(header.index + header[0].length, headers[at + 1]?.index),
  }));
}

const stores = sourcesOf('stores').flatMap(partsOf);
const screens = [...sourcesOf('features'), ...sourcesOf('site')].join('\n');
const nameOf = (id: OperationId): string =>
  Object.entries(contract).find(([, value]) => value === operations[id])?.[0] ?? id;
const partsWith = (pattern: string): StorePart[] => {
  const name = new RegExp(`\\b(${pattern})\\b`);
  return stores.filter(({ body }) => name.test(body));
};

function isReached({ name }: StorePart, visited = new Set<string>()): boolean {
  if (visited.has(name)) return false;
  visited.add(name);
  const capital = name.replace(/^./, (character) => character.toUpperCase());
  const mentions = `${name}|use(Lazy)?${capital}(Infinite)?(Query|Mutation)`;
  if (new RegExp(`\\b(${mentions})\\b`).test(screens)) return true;
  return partsWith(mentions).some((part) => isReached(part, visited));
}

const specified = operationList.filter(({ extension }) => !extension).map(({ id }) => id);

describe('the operations of the specification', () => {
  it.each(specified)('%s is used by a screen, or a decision explains the exception', (id) => {
    const parts = partsWith(nameOf(id));
    expect(parts).not.toEqual([]);
    const isCalled = parts.some((part) => isReached(part));
    expect({ id, isCalled }).toEqual({ id, isCalled: operationsWithoutScreen[id] === undefined });
  });

  it.each(logAffiliate.body.shape.type.options)('[AP-17] the log of type %s is shown on a screen', (type) => {
    expect(screens).toContain(`useLogInfiniteQuery({ type: '${type}'`);
  });
});
