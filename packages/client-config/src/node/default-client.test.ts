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
  it('is the given brand, the default in clients.json, or the only brand', () => {
    expect(defaultClientId(folder, ['maliwan'])).toBe('maliwan');
    choose({ default: 'sarapi' });
    expect(defaultClientId(folder, ['maliwan', 'sarapi'])).toBe('sarapi');
    expect(defaultClientId(folder, ['maliwan', 'sarapi'], 'maliwan')).toBe('maliwan');
  });

  it('does not exist for several brands without a default', () => {
    choose({});
    expect(defaultClientId(folder, ['maliwan', 'sarapi'])).toBeUndefined();
  });

  it('is never another brand than the given one', () => {
    expect(() => defaultClientId(folder, ['maliwan'], 'maliwann')).toThrow(
      'The default client "maliwann" is not in clients/: maliwan.',
    );
    expect(() => defaultClientId(folder, ['maliwan', 'sarapi'], '')).toThrow(
      'The default client "" is not in clients/: maliwan, sarapi.',
    );
    choose({ default: 'gone' });
    expect(() => defaultClientId(folder, ['maliwan'])).toThrow(
      'The default client "gone" of clients/clients.json is not in clients/: maliwan.',
    );
  });
});
