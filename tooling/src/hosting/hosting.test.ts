import { describe, expect, it } from 'vitest';
import { testClient } from '../../test/test-client.ts';
import { headersFile, readHostFiles, rewritesFile } from './host-files.ts';
import { headersFor, type HostingRules, hostingRules } from './hosting-rules.ts';
import { nginxConfig } from './nginx-config.ts';
import type { StampedBrand } from '../stamp/stamp-brand.ts';

const client = testClient({ id: 'mali-wan', domains: ['www.maliwan.example'] });
const rules = hostingRules(client, [
  { from: '/auth/*', to: '/app' },
  { from: '/score', to: '/app' },
]);
const withExceptions: HostingRules = {
  ...rules,
  headers: [
    ...rules.headers,
    { path: '/frame', headers: { 'x-frame-options': 'SAMEORIGIN' }, without: ['x-frame-options'] },
  ],
};
const stamped: StampedBrand = {
  id: client.id,
  name: client.name,
  domains: client.domains,
  files: new Map(),
  rules: withExceptions,
  apiBaseUrl: '/api',
};

describe('the rules of a stamped folder', () => {
  it('are read from the host files unchanged', () => {
    expect(readHostFiles(headersFile(withExceptions), rewritesFile(rules))).toEqual({
      rewrites: rules.rewrites,
      headers: withExceptions.headers.map((rule) => ({ without: [], ...rule })),
    });
  });

  it.each([
    ['  x-before-any-path: 1\n', ''],
    ['/*\n  no colon here\n', ''],
    ['/*\n  x: 1\n', '/a /b 301\n'],
  ])('are refused if a host file is empty: %j %j', (headers, rewrites) => {
    expect(() => readHostFiles(headers, rewrites)).toThrow('has an invalid line');
  });

  it('list neither the pages of members nor the page for unknown paths', () => {
    for (const path of ['/auth/deposit', '/404.html'])
      expect(headersFor(rules, path)['x-robots-tag'], path).toBe('noindex');
    expect(headersFor(rules, '/login')['x-robots-tag']).toBeUndefined();
    expect(nginxConfig(stamped)).toContain('"~^/404\\.html$" "noindex";');
  });

  it('cache only files with hashed names forever', () => {
    const cacheOf = (path: string) => headersFor(rules, path)['cache-control'];
    expect(cacheOf('/assets/a-12345678.js')).toContain('immutable');
    expect(cacheOf('/legacy/assets/a-12345678.js')).toContain('immutable');
    expect(cacheOf('/stamped/0123456789/tokens.css')).toContain('immutable');
    for (const path of ['/', '/login', '/brand/assets/logo.svg', '/assetsx'])
      expect(cacheOf(path)).toBeUndefined();
  });

  it('can remove a header of a more general rule', () => {
    expect(headersFor(withExceptions, '/frame')['x-frame-options']).toBe('SAMEORIGIN');
    expect(headersFor(withExceptions, '/frames')['x-frame-options']).toBe('DENY');
  });
});

describe('the headers file', () => {
  const withPolicy = (length: number): HostingRules => ({
    headers: [{ path: '/*', headers: { 'content-security-policy': 'x'.repeat(length) } }],
    rewrites: [],
  });

  it('is refused if a host would ignore a line because of its length', () => {
    const start = '  content-security-policy: '.length;
    expect(headersFile(withPolicy(2000 - start))).toContain('xxx');
    expect(() => headersFile(withPolicy(2001 - start))).toThrow(
      'The header content-security-policy for /* has 2001 characters. Hosts ignore lines of more than 2000.',
    );
  });

  it('is refused if it has more rules than a host reads', () => {
    const rule = { path: '/a', headers: { x: '1' } };
    expect(() => headersFile({ headers: Array.from({ length: 101 }, () => rule), rewrites: [] })).toThrow(
      '101 rules',
    );
  });
});

describe('the configuration of nginx', () => {
  const text = nginxConfig(stamped);
  const sent = (name: string, path: string): string => {
    const variable = new RegExp(`add_header ${name} (\\$\\w+) always;`).exec(text)?.[1] ?? '';
    const map = text.split(` ${variable} {`)[1]?.split('\n}')[0] ?? '';
    const lines = [...map.matchAll(/ {2}"~(.+)" "(.*)";/g)];
    const special = lines.find(([, pattern = '']) => new RegExp(pattern).test(path))?.[2];
    return special ?? /default "(.*)";/.exec(map)?.[1] ?? '';
  };

  it.each([
    '/',
    '/login',
    '/auth',
    '/auth/deposit',
    '/assets/a.js',
    '/stamped/1/logo.svg',
    '/brand/logo.svg',
    '/frame',
  ])('sends the headers of the other hosts at %s', (path) => {
    const headers = headersFor(withExceptions, path);
    for (const [name, value] of Object.entries(headers)) expect(sent(name, path)).toBe(value);
    if (headers['cache-control'] === undefined) expect(sent('cache-control', path)).toBe('no-cache');
  });

  it('serves the brand only at its domains, sends all headers with errors, and hides dotfiles', () => {
    expect(text).toContain('server_name www.maliwan.example;');
    expect(text).toContain('error_page 404 /404.html;');
    expect(text).toContain('"~^/stamped(/|$)"');
    expect(text.match(/add_header/g)).toHaveLength(text.match(/ always;/g)?.length ?? 0);
    expect(text).toContain('location ~ "^/auth(/|$)" { try_files /app.html =404; }');
    expect(text.match(/\{/g)).toHaveLength(text.match(/\}/g)?.length ?? 0);
  });

  it('asks search engines not to list the refusal of a malformed request, which has no path', () => {
    expect(text).toContain('  "" "noindex";');
  });

  it("forwards /api only if the brand's API is on the same host", () => {
    expect(text).toContain('location /api/');
    expect(text).toContain('location ^~ /fairness/log/');
    expect(nginxConfig({ ...stamped, apiBaseUrl: 'https://api.example' })).not.toContain('/api/');
  });

  it('refuses a text that contains a quote', () => {
    expect(() => nginxConfig(stamped, '/srv/"; evil')).toThrow('can not contain');
  });
});
