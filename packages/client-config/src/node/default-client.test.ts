import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultClientId } from './default-client.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chada-default-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const choose = (choice: object) => writeFileSync(join(folder, 'clients.json'), JSON.stringify(choice));

describe('the default brand', () => {
  it('is the one told, else the one chosen beside the brands, else the only one', () => {
    expect(defaultClientId(folder, ['maliwan'])).toBe('maliwan');
    choose({ default: 'sarapi' });
    expect(defaultClientId(folder, ['maliwan', 'sarapi'])).toBe('sarapi');
    expect(defaultClientId(folder, ['maliwan', 'sarapi'], 'maliwan')).toBe('maliwan');
  });

  it('is none when nobody has chosen among several', () => {
    choose({});
    expect(defaultClientId(folder, ['maliwan', 'sarapi'])).toBeUndefined();
  });

  it('is never another than the one that was named', () => {
    expect(() => defaultClientId(folder, ['maliwan'], 'maliwann')).toThrow(
      'The default client "maliwann" is none of clients/: maliwan.',
    );
    choose({ default: 'gone' });
    expect(() => defaultClientId(folder, ['maliwan'])).toThrow('of clients/clients.json is none of clients/');
  });
});
