import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readJsonSource } from '../json-source.ts';
import { exportTokens } from './export-tokens.ts';
import { resolveTokens } from './resolve-tokens.ts';

const clients = join(import.meta.dirname, '../../../../../clients');
const brands = readdirSync(clients, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map(({ name }) => name);
const sourceOf = (text: string) => readJsonSource('tokens.json', text);
const exported = (text: string) => exportTokens(sourceOf(text));

function tokensIn(node: unknown): readonly { readonly $type: string; readonly $value: unknown }[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('$value' in node) return '$type' in node ? [{ $type: String(node.$type), $value: node.$value }] : [];
  return Object.values(node).flatMap(tokensIn);
}

describe('exported tokens', () => {
  it.each(brands)('of %s are the same tokens after they are read', (id) => {
    const original = readFileSync(join(clients, id, 'tokens.json'), 'utf8');
    const again = resolveTokens(sourceOf(JSON.stringify(exported(original))));
    expect(again.problems).toEqual([]);
    expect(again.properties).toEqual(resolveTokens(sourceOf(original)).properties);
    expect(exported(JSON.stringify(exported(original)))).toEqual(exported(original));
  });

  it.each(brands)('of %s have the forms of DTCG 2025.10', (id) => {
    const tokens = tokensIn(exported(readFileSync(join(clients, id, 'tokens.json'), 'utf8')));
    expect(tokens.length).toBeGreaterThan(70);
    const values = (type: string): readonly unknown[] =>
      tokens
        .filter(({ $type, $value }) => $type === type && !/^\{.*\}$/.test(String($value)))
        .map(({ $value }) => $value);
    for (const colour of values('color')) {
      expect(colour).toEqual({
        colorSpace: 'srgb',
        components: [expect.any(Number), expect.any(Number), expect.any(Number)],
        alpha: expect.any(Number),
        hex: expect.stringMatching(/^#[0-9a-f]{6}$/),
      });
    }
    for (const size of values('dimension'))
      expect(size).toEqual({ value: expect.any(Number), unit: expect.stringMatching(/^(px|rem)$/) });
    expect(values('color').length).toBeGreaterThan(10);
    expect(values('dimension').length).toBeGreaterThan(10);
  });

  it('keep references, so that a changed palette changes all its uses', () => {
    const text =
      '{"palette":{"a":{"$type":"color","$value":"#102030"}},"semantic":{"text":{"$value":"{palette.a}"}}}';
    expect(exported(text)).toMatchObject({
      palette: { a: { $type: 'color', $value: { hex: '#102030', alpha: 1 } } },
      semantic: { text: { $type: 'color', $value: '{palette.a}' } },
    });
  });

  it('read a colour of another colour space by its hex', () => {
    const wide = { colorSpace: 'display-p3', components: [1, 0, 0], alpha: 0.5, hex: '#ff0000' };
    const text = JSON.stringify({ semantic: { overlay: { $type: 'color', $value: wide } } });
    expect(resolveTokens(sourceOf(text)).properties).toMatchObject({ '--overlay': 'rgba(255,0,0,0.5)' });
  });

  it('keep the alpha of a hexadecimal colour', () => {
    const text = '{"semantic":{"overlay":{"$type":"color","$value":"#3b0d1999"}}}';
    expect(exported(text)).toMatchObject({
      semantic: { overlay: { $value: { hex: '#3b0d19', alpha: 0.6 } } },
    });
  });
});
