import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostB, startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import {
  newAccount,
  newPhone,
  newUsername,
  registrationForm,
  signUp,
} from '../../../test/support/test-members.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const form = (more: object = {}) => registrationForm(more);
const register = (more: object = {}, host?: string) =>
  app.call('register.member', { body: form(more) }, host === undefined ? {} : { host });
const rowOf = (uuid = '') =>
  app.db.selectFrom('member').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();

describe('[AP-23] registering', () => {
  it('takes the name from the bank, and creates an empty wallet and an affiliate code', async () => {
    const body = form();
    const { status, data } = await app.call('register.member', { body });
    expect(status).toBe(200);
    expect(data?.username).toBe(body.username);
    const row = await app.db
      .selectFrom('member')
      .innerJoin('account', 'account.member_id', 'member.id')
      .select(['name', 'balance', 'affiliate_code', 'age_confirmed_at'])
      .where('uuid', '=', data?.uuid ?? '')
      .executeTakeFirstOrThrow();
    const { data: bank } = await app.call('register.bankName', {
      body: { bankName: 'KBANK', bankId: body.bankId },
    });
    expect(row).toMatchObject({
      name: bank?.accountName,
      balance: 0,
      age_confirmed_at: new Date('2026-11-20T03:00:00.000Z'),
    });
    expect(row.affiliate_code).toMatch(/^[2-9A-HJKMNP-Z]{7}$/);
  });

  it.each([
    ['PHONE_TAKEN', 'phone'],
    ['USERNAME_TAKEN', 'username'],
    ['BANK_ACCOUNT_TAKEN', 'bankId'],
  ] as const)('is refused with %s', async (code, field) => {
    const member = await signUp(app);
    const taken = { phone: member.phone, username: member.username, bankId: member.bankId };
    const { status, error } = await register({ [field]: taken[field] });
    expect([status, error?.code]).toEqual([409, code]);
    expect((await register({ [field]: taken[field] }, hostB)).status).toBe(200);
  });

  it('refuses a common password before the bank is asked', async () => {
    for (const password of ['Password123', '1q2w3e4r5t', '0899999999']) {
      const { status, error } = await register({ password, phone: '0899999999' });
      expect([status, error?.code], password).toEqual([422, 'PASSWORD_COMMON']);
    }
  });

  it('with the same phone, username and account at the same moment succeeds once', async () => {
    const body = form();
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => app.call('register.member', { body })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(7);
    const { rows } = await app.pool.query(
      `select count(*) as count from member where username = '${body.username}'`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it("is refused for an account that the bank does not know, or while the bank can't be reached", async () => {
    const unknown = await register({ bankId: newAccount('0000') });
    expect([unknown.status, unknown.error?.code]).toEqual([422, 'BANK_ACCOUNT_UNKNOWN']);
    const down = await register({ bankId: newAccount('0002') });
    expect([down.status, down.error?.code]).toEqual([502, 'BANK_UNAVAILABLE']);
  });

  it('[PU-04, PU-05] stores the team and marketing of the link', async () => {
    const { data } = await register({ team: 'team-7', marketing: 'line_ads' });
    expect(await rowOf(data?.uuid)).toMatchObject({ team: 'team-7', marketing: 'line_ads' });
  });

  it('[PU-04, PU-05] stores campaign codes of any script and with dots, in the normal form of the contract', async () => {
    const { data } = await register({ team: 'A.B ', marketing: 'ทีม\u200bเหนือ' });
    expect(await rowOf(data?.uuid)).toMatchObject({ team: 'A.B', marketing: 'ทีมเหนือ' });
    for (const team of ['', 'a\nb', 'x'.repeat(65)])
      expect((await register({ team })).error?.code, JSON.stringify(team)).toBe('VALIDATION_FAILED');
  });

  it('[PU-06] finds the inviter by the code in any case', async () => {
    const inviter = await signUp(app);
    const { affiliate_code: afCode } = await rowOf(inviter.uuid);
    const lower = afCode.toLowerCase();
    const { data: shown } = await app.call('register.inviter', { params: { afCode: lower } });
    expect(shown?.afCode).toBe(afCode);
    const { data } = await register({ afCode: lower });
    expect(await rowOf(data?.uuid)).toMatchObject({ inviter_id: inviter.id });
  });

  it('[PU-06] stores the inviter; an unknown code is reported, and registration works without one', async () => {
    const inviter = await signUp(app);
    const { affiliate_code: afCode } = await rowOf(inviter.uuid);
    const { data: shown } = await app.call('register.inviter', { params: { afCode } });
    expect(shown?.afCode).toBe(afCode);
    expect(shown?.inviterName).toMatch(/\*\*\*/);
    const { data } = await register({ afCode });
    expect(await rowOf(data?.uuid)).toMatchObject({ inviter_id: inviter.id });

    const unknown = await register({ afCode: 'NOSUCH' });
    expect([unknown.status, unknown.error?.code]).toEqual([404, 'AFFILIATE_CODE_UNKNOWN']);
    expect((await app.call('register.inviter', { params: { afCode: 'NOSUCH' } })).status).toBe(404);
    expect((await register({ afCode }, hostB)).error?.code).toBe('AFFILIATE_CODE_UNKNOWN');
  });

  it.each([
    ['phone', '0212345678'],
    ['phone', '๐๘๑๒๓๔๕๖๗๘'],
    ['phone', '081-234-5678'],
    ['username', 'สมศรี88'],
    ['username', 'Somsri'],
    ['username', 'аdmin1'],
    ['username', '__proto__'],
    ['username', 'a\u200bbcd'],
    ['password', 'short'],
    ['password', 'abcdefgh\ud800'],
    ['password', 'abcdefgh\u0000'],
    ['bankId', '123'],
    ['bankId', '123-456-7890'],
    ['bankName', 'NOBANK'],
    ['ageConfirmed', false],
    ['afCode', '../../x'],
    ['team', 'a\u0000b'],
  ])('names the field of an invalid %s (%j)', async (field, value) => {
    const { status, error } = await register({ [field]: value });
    expect(status).toBe(422);
    expect(error?.fields?.map(({ path }) => path)).toEqual([`body.${field}`]);
    if (typeof value === 'string')
      expect(error?.message + JSON.stringify(error?.fields)).not.toContain(value);
  });
});

describe('[VA-02] an availability check', () => {
  it('returns only available or not', async () => {
    const member = await signUp(app);
    const taken = [
      await app.call('register.checkPhone', { params: { value: member.phone } }),
      await app.call('register.checkUsername', { params: { value: member.username } }),
      await app.call('register.checkBankId', {
        params: { bankId: member.bankId },
        body: { bankName: 'KBANK' },
      }),
    ];
    for (const { text } of taken)
      expect(text).toBe('{"success":true,"data":{"available":false},"message":""}');
    const free = [
      await app.call('register.checkPhone', { params: { value: newPhone() } }),
      await app.call('register.checkUsername', { params: { value: newUsername() } }),
      await app.call('register.checkBankId', {
        params: { bankId: member.bankId },
        body: { bankName: 'SCB' },
      }),
    ];
    for (const { data } of free) expect(data).toEqual({ available: true });
  });

  it('names a value with an invalid format, so that the form can show it', async () => {
    const { status, error } = await app.call('register.checkPhone', { params: { value: '12' } });
    expect([status, error?.fields?.[0]?.path]).toEqual([422, 'params.value']);
  });

  it('is limited per address', async () => {
    const strict = await startTestApp({ rateLimitScale: 0.0125 });
    try {
      const checkPhone = () => strict.call('register.checkPhone', { params: { value: newPhone() } });
      const responses = [];
      for (let turn = 0; turn < 5; turn += 1) responses.push(await checkPhone());
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
      expect(Number(responses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await strict.call('register.checkUsername', { params: { value: newUsername() } })).status).toBe(
        200,
      );
      const elsewhere = await strict.call(
        'register.checkPhone',
        { params: { value: newPhone() } },
        { headers: { 'x-forwarded-for': '203.0.113.9' } },
      );
      expect(elsewhere.status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});
