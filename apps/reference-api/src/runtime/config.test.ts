import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

it.each(['https://bank.example/v1', 'http://127.0.0.1:8788', 'http://localhost:8788', 'http://[::1]:8788'])(
  'accepts a gateway at %s',
  (url) => expect(readConfig({ BANK_URL: url, PROVIDER_URL: url }).bank.url).toBe(url),
);

it.each([
  'http://bank.example',
  'http://127.0.0.1.evil.example',
  'http://10.0.0.5:8788',
  'ftp://bank.example',
  'bank',
])('refuses a gateway at %s, because the key would be sent unencrypted', (url) => {
  expect(() => readConfig({ BANK_URL: url })).toThrow(/BANK_URL/);
  expect(() => readConfig({ PROVIDER_URL: url })).toThrow(/PROVIDER_URL/);
});

it('rate limits scale from a hundredth to a hundred, and can be off only in a sandbox', () => {
  expect(readConfig({ RATE_LIMIT_SCALE: '2' }).rateLimitScale).toBe(2);
  expect(readConfig({ RATE_LIMIT_SCALE: 'off', CHADA_SANDBOX: '1' }).rateLimitScale).toBe('off');
  for (const scale of ['off', '0', '1000', '-1', 'none', '1e9'])
    expect(() => readConfig({ RATE_LIMIT_SCALE: scale }), scale).toThrow(/^these.*RATE_LIMIT_SCALE.*$/);
});

it.each([
  ['10.0.0.5', ['10.0.0.5']],
  ['10.0.0.5, 192.168.0.0/16', ['10.0.0.5', '192.168.0.0/16']],
  ['2001:db8::1,fd00::/16', ['2001:db8::1', 'fd00::/16']],
  ['2', 2],
])('trusts proxies by %s', (text, expected) =>
  expect(readConfig({ TRUSTED_PROXIES: text }).trustedProxies).toEqual(expected),
);

it.each([
  '0',
  '10',
  'nginx',
  '10.0.0.0/33',
  '10.0.0.0/x',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.5;10.0.0.6',
  '10.0.0.5/8/8',
  ',',
])('refuses proxies at %s in one line', (text) =>
  expect(() => readConfig({ TRUSTED_PROXIES: text })).toThrow(
    /^these variables can't be read: TRUSTED_PROXIES .*$/,
  ),
);

it('serves metrics if a port is configured, by default only to this machine', () => {
  expect(readConfig({}).metrics).toBeUndefined();
  expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
  expect(() => readConfig({ METRICS_PORT: 'yes' })).toThrow(/METRICS_PORT/);
});

describe('a slip checker', () => {
  it('is off by default', () => expect(readConfig({}).slipChecker).toBeUndefined());

  it('is configured by name, key and branch', () => {
    const given = { SLIP_CHECKER: 'slipok', SLIP_CHECKER_KEY: 'key', SLIPOK_BRANCH: '4711' };
    expect(readConfig(given).slipChecker).toEqual({
      name: 'slipok',
      url: undefined,
      apiKey: 'key',
      branch: '4711',
    });
    const easy = { SLIP_CHECKER: 'easyslip', SLIP_CHECKER_KEY: 'key' };
    expect(readConfig(easy).slipChecker).toEqual({ name: 'easyslip', url: undefined, apiKey: 'key' });
  });

  it.each([
    [{ SLIP_CHECKER: 'slipok' }, 'SLIP_CHECKER=slipok needs SLIP_CHECKER_KEY and SLIPOK_BRANCH'],
    [{ SLIP_CHECKER: 'easyslip' }, 'SLIP_CHECKER=easyslip needs SLIP_CHECKER_KEY'],
    [{ SLIP_CHECKER: 'other', SLIP_CHECKER_KEY: 'key' }, /SLIP_CHECKER/],
    [
      { SLIP_CHECKER: 'easyslip', SLIP_CHECKER_KEY: 'key', SLIP_CHECKER_URL: 'http://checker.example' },
      /SLIP_CHECKER_URL/,
    ],
  ])('is refused if %o is incomplete', (given, why) => expect(() => readConfig(given)).toThrow(why));
});
