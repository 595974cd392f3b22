/** Tests the consents of a registration. To see a failure, drop `insertConsents` in service.ts. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandDirectory } from '../../brands/brand-directory.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { hostA, hostB, testBrand } from '../../../test/support/test-brands.ts';
import { newAccount, newPhone, newUsername, PASSWORD } from '../../../test/support/test-members.ts';

const page = { slug: 'terms', title: 'ข้อตกลง', description: '', blocks: [{ kind: 'text' }] };
const brand = testBrand('brand-b', {
  pages: [page],
  registration: {
    consents: [
      { id: 'terms', version: '2', text: 'ยอมรับข้อตกลง', page: 'terms', required: true },
      { id: 'offers', version: '1', text: 'รับข่าวสาร', required: false },
    ],
  },
});
const terms = { id: 'terms', version: '2' };
const now = '2026-11-24T03:00:00.000Z';

let app: TestApp;
beforeAll(async () => {
  const brands = [brand, testBrand('brand-a')];
  app = await startTestApp({ around: () => ({ brands: brandDirectory(() => brands) }) });
  app.setTime(now);
});
afterAll(() => app.close());

const register = (consents: readonly { id: string; version: string }[] | undefined, host = hostB) =>
  app.call(
    'register.member',
    {
      body: {
        phone: newPhone(),
        username: newUsername(),
        password: PASSWORD,
        bankName: 'KBANK',
        bankId: newAccount(),
        ageConfirmed: true,
        ...(consents === undefined ? {} : { consents: [...consents] }),
      },
    },
    { host },
  );
const consentsOf = (uuid: string | undefined) =>
  app.db
    .selectFrom('member_consent')
    .innerJoin('member', 'member.id', 'member_consent.member_id')
    .select(['consent_id', 'version', 'text_hash', 'given_at'])
    .where('member.uuid', '=', uuid ?? '')
    .orderBy('consent_id')
    .execute();

it('[PU-03] stores each given consent with version, time and the hash of its text and page', async () => {
  const { data } = await register([terms]);
  const text = JSON.stringify(['ยอมรับข้อตกลง', [page.title, page.blocks]]);
  expect(await consentsOf(data?.uuid)).toEqual([
    {
      consent_id: 'terms',
      version: '2',
      text_hash: createHash('sha256').update(text).digest('hex'),
      given_at: new Date(now),
    },
  ]);
  const both = await register([terms, { id: 'offers', version: '1' }]);
  expect((await consentsOf(both.data?.uuid)).map(({ consent_id }) => consent_id)).toEqual([
    'offers',
    'terms',
  ]);
});

it.each([
  ['no consent', undefined, 'required'],
  ['only the optional consent', [{ id: 'offers', version: '1' }], 'required'],
  ['an older version', [{ id: 'terms', version: '1' }], 'outdated'],
  ['an unknown consent', [terms, { id: 'more', version: '1' }], 'outdated'],
])('[PU-03] refuses a registration with %s', async (_what, consents, rule) => {
  expect((await register(consents)).error).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: [{ path: 'body.consents', rule }],
  });
});

it('a brand without consents asks for none', async () => {
  const { status, data } = await register(undefined, hostA);
  expect(status).toBe(200);
  expect(await consentsOf(data?.uuid)).toEqual([]);
});

it('the database refuses to change or delete a consent', async () => {
  await register([terms]);
  await expect(app.db.deleteFrom('member_consent').execute()).rejects.toThrow(/can not be changed/);
  await expect(app.db.updateTable('member_consent').set({ version: '9' }).execute()).rejects.toThrow(
    /can not be changed/,
  );
});
