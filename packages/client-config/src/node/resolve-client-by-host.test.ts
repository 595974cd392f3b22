import { describe, expect, it } from 'vitest';
import { resolveClientByHost } from './resolve-client-by-host.ts';

const first = { client: { id: 'first', domains: ['www.first.example', 'first.example'] } };
const second = { client: { id: 'second', domains: [] } };

describe('resolveClientByHost', () => {
  it.each([
    ['www.first.example', first],
    ['WWW.First.Example:8443', first],
    ['first.example.', first],
    ['first.localhost:4173', first],
    ['second.localhost', second],
    ['first.example:', first],
    ['first.example.:443', first],
  ])('finds the brand of %s', (host, brand) => {
    expect(resolveClientByHost([first, second], host)).toBe(brand);
  });

  it.each([
    '',
    'localhost',
    'evil.example',
    'first.example.evil.example',
    'xfirst.example',
    '.first.example',
    'first',
    'first.example..',
    'first.example:80:80',
    'first.example:x',
    'first:80.example',
  ])('[RD-16] returns no brand for %j', (host) => {
    expect(resolveClientByHost([first, second], host)).toBeUndefined();
  });
});
