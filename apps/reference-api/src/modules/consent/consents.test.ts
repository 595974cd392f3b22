/** To see a failure, drop `insertAnswers` in registration/service.ts. */
import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { brandDirectory } from '../../brands/brand-directory.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { hostA, hostB, testBrand } from '../../../test/support/test-brands.ts';
import {
  newAccount,
  newPhone,
  newUsername,
  PASSWORD,
  registrationForm,
} from '../../../test/support/test-members.ts';

const page = {
  slug: 'terms',
  title: 'ข้อตกลง',
  description: '',
  sourceHash: 'a1b2',
  blocks: [{ kind: 'text' }],
};
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

let changed: Partial<typeof brand> = {};
let app: TestApp;
beforeAll(async () => {
  const brands = () => [{ ...brand, ...changed }, testBrand('brand-a')];
  app = await startTestApp({ around: () => ({ brands: brandDirectory(brands) }) });
  app.setTime(now);
});
afterEach(() => void (changed = {}));
afterAll(() => app.close());

const register = (consents: readonly { id: string; version: string }[] | undefined, host = hostB) =>
  app.call(
    'register.member',
    { body: registrationForm(consents === undefined ? {} : { consents: [...consents] }) },
    { host },
  );
const consentsOf = (uuid: string | undefined) =>
  app.db
    .selectFrom('member_consent')
    .innerJoin('member', 'member.id', 'member_consent.member_id')
    .select(['consent_id', 'version', 'given', 'text_hash', 'hash_of', 'given_at'])
    .where('member.uuid', '=', uuid ?? '')
    .orderBy('consent_id')
    .execute();

it('[PU-03] stores each given consent with version, time and the hash of its text and of the source of its page', async () => {
  const { data } = await register([terms]);
  const text = JSON.stringify(['ยอมรับข้อตกลง', page.sourceHash]);
  expect(await consentsOf(data?.uuid)).toEqual([
    {
      consent_id: 'terms',
      version: '2',
      given: true,
      text_hash: createHash('sha256').update(text).digest('hex'),
      hash_of: 'source',
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

it('a change of the parsed page does not change the hash', async () => {
  const hashes: unknown[] = [];
  for (const blocks of [[], [{ kind: 'later' }]]) {
    changed = { pages: [{ ...page, blocks }] };
    const { data } = await register([terms]);
    hashes.push((await consentsOf(data?.uuid))[0]?.text_hash);
  }
  expect(hashes[0]).toBe(hashes[1]);
});

describe('a new version of a consent', () => {
  const termsNow = { id: 'terms', version: '3' };
  const offersNow = { id: 'offers', version: '2' };
  const publishNew = (): void => {
    changed = {
      registration: {
        phoneCode: false,
        consents: [
          { ...termsNow, text: 'ยอมรับข้อตกลงใหม่', page: 'terms', required: true },
          { ...offersNow, text: 'รับข่าวสารใหม่', required: false },
        ],
      },
    };
  };
  const memberWith = async (consents: readonly { id: string; version: string }[]) => {
    const phone = newPhone();
    const username = newUsername();
    const body = { phone, username, password: PASSWORD, bankName: 'KBANK' as const, bankId: newAccount() };
    const registered = await app.call(
      'register.member',
      { body: { ...body, ageConfirmed: true, consents: [...consents] } },
      { host: hostB },
    );
    const session = await app.call(
      'session.login',
      { body: { username, password: PASSWORD } },
      { host: hostB },
    );
    const asking = { token: session.data?.token, host: hostB };
    return {
      uuid: registered.data?.uuid,
      unanswered: async () => (await app.call('consent.unanswered', {}, asking)).data?.consents,
      answer: (answers: readonly { id: string; version: string; given: boolean }[]) =>
        app.call('consent.answer', { body: { consents: [...answers] } }, asking),
    };
  };

  it('is asked until it is answered, and stored next to the old one', async () => {
    const member = await memberWith([terms]);
    expect(await member.unanswered()).toEqual([]);
    publishNew();
    expect(await member.unanswered()).toEqual([termsNow]);
    const answered = await member.answer([{ ...termsNow, given: true }]);
    expect(answered.data).toEqual({ consents: [] });
    const stored = await consentsOf(member.uuid);
    expect(stored.map(({ consent_id, version, given }) => [consent_id, version, given]).sort()).toEqual([
      ['terms', '2', true],
      ['terms', '3', true],
    ]);
    expect(new Set(stored.map(({ text_hash }) => text_hash)).size).toBe(2);
  });

  it('is asked for an optional consent that the member gave, and can be declined once', async () => {
    const member = await memberWith([terms, { id: 'offers', version: '1' }]);
    publishNew();
    expect(await member.unanswered()).toEqual([termsNow, offersNow]);
    const answers = [
      { ...termsNow, given: true },
      { ...offersNow, given: false },
    ];
    expect((await member.answer(answers)).data).toEqual({ consents: [] });
    expect((await member.answer([{ ...offersNow, given: true }])).status).toBe(200);
    const stored = await consentsOf(member.uuid);
    expect(
      stored.find(({ consent_id, version }) => consent_id === 'offers' && version === '2'),
    ).toMatchObject({
      given: false,
    });
  });

  it('is asked of a member who declined it while it was optional', async () => {
    const member = await memberWith([terms, { id: 'offers', version: '1' }]);
    publishNew();
    await member.answer([
      { ...termsNow, given: true },
      { ...offersNow, given: false },
    ]);
    expect(await member.unanswered()).toEqual([]);
    const consents = [{ ...offersNow, text: 'รับข่าวสารใหม่', required: true }];
    changed = { registration: { phoneCode: false, consents } };
    expect(await member.unanswered()).toEqual([offersNow]);
    expect((await member.answer([{ ...offersNow, given: true }])).data).toEqual({ consents: [] });
  });

  it('is asked of a member who registered before the brand had consents', async () => {
    changed = { registration: { phoneCode: false, consents: [] } };
    const member = await memberWith([]);
    publishNew();
    expect(await member.unanswered()).toEqual([termsNow]);
  });

  it.each([
    ['a declined required consent', { id: 'terms', version: '3', given: false }, 'required'],
    ['an outdated version', { id: 'terms', version: '2', given: true }, 'outdated'],
    ['an unknown consent', { id: 'more', version: '1', given: true }, 'outdated'],
  ])('is not answered by %s', async (_what, answer, rule) => {
    const member = await memberWith([terms]);
    publishNew();
    expect((await member.answer([answer])).error).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'body.consents', rule }],
    });
    expect(await member.unanswered()).toEqual([termsNow]);
  });

  it('is answered once by two requests at the same moment', async () => {
    const member = await memberWith([terms]);
    publishNew();
    const answers = await Promise.all([1, 2, 3].map(() => member.answer([{ ...termsNow, given: true }])));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await Promise.all([true, false].map((given) => member.answer([{ ...offersNow, given }])));
    const stored = await consentsOf(member.uuid);
    expect(stored.map(({ consent_id }) => consent_id)).toEqual(['offers', 'terms', 'terms']);
  });
});

it('the database refuses to change or delete a consent', async () => {
  await register([terms]);
  await expect(app.db.deleteFrom('member_consent').execute()).rejects.toThrow(/can not be changed/);
  await expect(app.db.updateTable('member_consent').set({ version: '9' }).execute()).rejects.toThrow(
    /can not be changed/,
  );
});
