import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandDirectory } from '../../brands/brand-directory.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { hostA, hostB, testBrand } from '../../../test/support/test-brands.ts';
import { registrationForm } from '../../../test/support/test-members.ts';

const brand = testBrand('brand-b', {
  registration: {
    steps: [
      { fields: ['phone', 'lineId', 'username', 'password'] },
      { fields: ['bankAccount', { id: 'email', required: false }, 'ageConfirmed'] },
    ],
    consents: [],
  },
});

let app: TestApp;
beforeAll(async () => {
  const brands = [brand, testBrand('brand-a')];
  app = await startTestApp({ around: () => ({ brands: brandDirectory(() => brands) }) });
});
afterAll(() => app.close());

const register = (more: { readonly lineId?: string; readonly email?: string }, host: string) =>
  app.call('register.member', { body: registrationForm(more) }, { host });

it('[PU-03] stores the fields that the brand asks for, and accepts an empty optional field', async () => {
  const stored = async (more: { readonly lineId: string; readonly email?: string }) => {
    const { status, data } = await register(more, hostB);
    expect(status).toBe(200);
    return app.db
      .selectFrom('member')
      .select(['line_id', 'email'])
      .where('uuid', '=', data?.uuid ?? '')
      .executeTakeFirst();
  };
  expect(await stored({ lineId: 'somchai.k' })).toEqual({ line_id: 'somchai.k', email: null });
  const both = { lineId: '@somchai', email: "O'Neil+x@mail.example.co.th" };
  expect(await stored(both)).toEqual({ line_id: both.lineId, email: both.email });
});

it.each([
  ['a missing required field', {}, hostB, 'body.lineId', 'required'],
  ['a field that the brand does not ask for', { lineId: 'somchai.k' }, hostA, 'body.lineId', 'notAsked'],
  ['another field that it does not ask for', { email: 'a@mail.example' }, hostA, 'body.email', 'notAsked'],
])('[PU-03] refuses %s', async (_what, more, host, path, rule) => {
  const { status, error } = await register(more, host);
  expect([status, error?.code, error?.fields]).toEqual([422, 'VALIDATION_FAILED', [{ path, rule }]]);
});

it.each([
  ['lineId', 'abc'],
  ['lineId', 'Somchai'],
  ['lineId', 'สมชาย'],
  ['email', 'somchai'],
  ['email', 'a@b@mail.example'],
  ['email', `${'a'.repeat(60)}@${'b'.repeat(60)}.example`],
])('names the field of an invalid %s (%j)', async (field, value) => {
  const { status, error } = await register({ lineId: 'somchai.k', [field]: value }, hostB);
  expect([status, error?.fields?.map(({ path }) => path)]).toEqual([422, [`body.${field}`]]);
});
