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
    .orderBy('member_consent.id')
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
/** Registers a member with the old versions of the consents, and signs the member in. */
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
  const options = { token: session.data?.token, host: hostB };
  return {
    uuid: registered.data?.uuid,
    unanswered: async () => (await app.call('consent.unanswered', {}, options)).data?.consents,
    answer: (answers: readonly { id: string; version: string; given: boolean }[]) =>
      app.call('consent.answer', { body: { consents: [...answers] } }, options),
    mine: async () => (await app.call('consent.mine', {}, options)).data?.consents,
    change: (id: string, version: string, given: boolean) =>
      app.call('consent.change', { body: { id, version, given } }, options),
  };
};

describe('a new version of a consent', () => {
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
    expect(await member.unanswered()).toEqual([{ ...termsNow, isNew: true }]);
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
    await member.answer([true, false].map((given) => ({ ...offersNow, given })));
    const stored = await consentsOf(member.uuid);
    expect(stored.map(({ consent_id }) => consent_id)).toEqual(['offers', 'terms', 'terms']);
  });
});

describe('a consent that a member gave', () => {
  const given = [terms, { id: 'offers', version: '1' }];
  const answersOf = async (uuid: string | undefined) =>
    (await consentsOf(uuid)).filter(({ consent_id }) => consent_id === 'offers');

  it('is listed with its version and time, also after the brand has dropped it', async () => {
    const member = await memberWith(given);
    const texts = ['ยอมรับข้อตกลง ข้อตกลง', 'รับข่าวสาร'];
    const listed = given.map((item, index) => ({
      ...item,
      text: texts[index],
      given: true,
      answeredAt: now,
    }));
    expect(await member.mine()).toEqual(expect.arrayContaining(listed));
    changed = { pages: [], registration: { phoneCode: false, consents: [] } };
    expect(await member.mine()).toEqual(expect.arrayContaining(listed));
    const { data } = await member.change('offers', '1', false);
    expect(data?.consents.find(({ id }) => id === 'offers')).toMatchObject({
      given: false,
      text: 'รับข่าวสาร',
    });
  });

  it('is listed with the longest text and title that a brand can have', async () => {
    const [text, title] = ['ย'.repeat(300), 'ข'.repeat(122)];
    changed = {
      pages: [{ ...page, title }],
      registration: { phoneCode: false, consents: [{ ...terms, text, page: 'terms', required: true }] },
    };
    const member = await memberWith([terms]);
    expect(await member.mine()).toMatchObject([{ ...terms, text: `${text} ${title}` }]);
  });

  it('is listed without a text if an earlier release stored it', async () => {
    const member = await memberWith([terms]);
    await app.db
      .insertInto('member_consent')
      .expression((from) =>
        from
          .selectFrom('member')
          .select((eb) => [
            'member.id as member_id',
            eb.val('news').as('consent_id'),
            eb.val('1').as('version'),
            eb.val('0'.repeat(64)).as('text_hash'),
            eb.val(new Date(now)).as('given_at'),
          ])
          .where('uuid', '=', member.uuid ?? ''),
      )
      .columns(['member_id', 'consent_id', 'version', 'text_hash', 'given_at'])
      .execute();
    const listed = (await member.mine())?.find(({ id }) => id === 'news');
    expect(listed).toEqual({ id: 'news', version: '1', given: true, answeredAt: now });
  });

  it('can be withdrawn and given again; each answer stays stored with the hash of its text', async () => {
    const member = await memberWith(given);
    for (const isGiven of [false, false, true, true, false]) {
      const { data } = await member.change('offers', '1', isGiven);
      expect(data?.consents.find(({ id }) => id === 'offers')).toMatchObject({
        version: '1',
        given: isGiven,
      });
      expect(await member.mine()).toEqual(data?.consents);
    }
    const stored = await answersOf(member.uuid);
    expect(stored.map((row) => row.given)).toEqual([true, false, true, false]);
    expect(new Set(stored.map(({ text_hash }) => text_hash)).size).toBe(1);
  });

  it('is not asked again in a new version after it was withdrawn, even from a page with another version', async () => {
    const member = await memberWith(given);
    publishNew();
    expect(await member.unanswered()).toEqual([termsNow, offersNow]);
    expect((await member.change('offers', '2', false)).status).toBe(200);
    expect(await member.unanswered()).toEqual([termsNow]);
    expect((await answersOf(member.uuid)).map(({ version }) => version)).toEqual(['1', '1']);
    expect((await member.change('offers', '2', true)).status).toBe(200);
    expect(await member.mine()).toContainEqual({
      ...offersNow,
      given: true,
      answeredAt: now,
      text: 'รับข่าวสารใหม่',
    });
  });

  it.each([
    ['to withdraw a required consent', 'terms', '2', false, 'body.given', 'required'],
    ['to withdraw a consent without an answer', 'more', '1', false, 'body.id', 'outdated'],
    ['to give an outdated version', 'offers', '0', true, 'body.version', 'outdated'],
    ['to give an unknown consent', 'more', '1', true, 'body.version', 'outdated'],
  ] as const)('the API refuses %s', async (_what, id, version, isGiven, path, rule) => {
    const member = await memberWith(given);
    const before = await member.mine();
    const { error } = await member.change(id, version, isGiven);
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path, rule }] });
    expect(await member.mine()).toEqual(before);
  });

  it('is withdrawn once by requests at the same moment', async () => {
    const member = await memberWith(given);
    await Promise.all([1, 2, 3].map(() => member.change('offers', '1', false)));
    expect((await answersOf(member.uuid)).map((row) => row.given)).toEqual([true, false]);
  });
});

it('the database refuses to change or delete a consent', async () => {
  await register([terms]);
  await expect(app.db.deleteFrom('member_consent').execute()).rejects.toThrow(/can not be changed/);
  await expect(app.db.updateTable('member_consent').set({ version: '9' }).execute()).rejects.toThrow(
    /can not be changed/,
  );
});
