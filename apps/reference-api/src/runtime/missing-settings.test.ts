/** Tests the environment variables of the message gateway. */
import { expect, it } from 'vitest';
import { testBrand } from '../../test/support/test-brands.ts';
import { readConfig } from './config.ts';
import { assertNoSettingMissing, missingMessages } from './missing-settings.ts';

const brand = testBrand('brand-b', { registration: { phoneCode: true, consents: [] } });
const messages = { MESSAGE_URL: 'https://sms.example', MESSAGE_API_KEY: 'key' };

it('a server does not start if a brand asks for one-time codes and no gateway is set', async () => {
  const brands = [testBrand('brand-a'), brand];
  await expect(assertNoSettingMissing(readConfig({}), brands)).rejects.toThrow(
    /^MESSAGE_URL: .* brand brand-b asks for one-time codes.*\n^MESSAGE_API_KEY: /m,
  );
});

it('asks for the gateway only if a brand needs it', () => {
  expect(missingMessages(readConfig({}), [testBrand('brand-a')])).toEqual([]);
  expect(missingMessages(readConfig(messages), [brand])).toEqual([]);
  expect(missingMessages(readConfig({ ...messages, MESSAGE_API_KEY: '' }), [brand])).toHaveLength(1);
});

it('refuses a gateway without https on another machine', () => {
  expect(() => readConfig({ ...messages, MESSAGE_URL: 'http://sms.example' })).toThrow(/MESSAGE_URL/);
});
