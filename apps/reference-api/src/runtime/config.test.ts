/** Settings of a process. To see these fail: take any text for the address of a gateway. */
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it.each(['https://bank.example/v1', 'http://127.0.0.1:8788', 'http://localhost:8788', 'http://[::1]:8788'])(
  'a gateway may be at %s',
  (url) => expect(readConfig({ BANK_URL: url, PROVIDER_URL: url }).bank.url).toBe(url),
);

it.each([
  'http://bank.example',
  'http://127.0.0.1.evil.example',
  'http://10.0.0.5:8788',
  'ftp://bank.example',
  'bank',
])('a gateway at %s is refused by the name of its variable: our key would go there in clear', (url) => {
  expect(() => readConfig({ BANK_URL: url })).toThrow(/BANK_URL/);
  expect(() => readConfig({ PROVIDER_URL: url })).toThrow(/PROVIDER_URL/);
});
