import { describe, expect, it } from 'vitest';
import { assertDeposited } from '../../../test/support/money-acts.ts';
import { brandB, hostB, openTestApp } from '../../../test/support/test-app.ts';
import { giveTestCredit, receivingAccount, signUp } from '../../../test/support/test-members.ts';

const app = await openTestApp();
const member = await signUp(app);

describe('the member', () => {
  it('[AP-05, EN-01, EN-02] has the same profile in both calls', async () => {
    const { uuid, token, username, phone, bankId } = member;
    const detail = await app.call('user.detail', { params: { uuid } }, { token });
    const response = await app.call('user.get', { params: { uuid } }, { token });
    expect(response.data).toEqual(detail.data);
    expect(detail.data).toMatchObject({
      uuid,
      phone,
      user_pass: { username },
      user_bank: { bankName: 'KBANK', bankId },
      user_credit: { point: 0, creditSatang: 0, level: 0 },
      user_address: null,
    });
  });

  it('[AP-06] has a credit of each kind, with the time it was read', async () => {
    await giveTestCredit(app, member, 12_345);
    for (const [balanceType, creditSatang] of [
      ['main', 12_345],
      ['game', 0],
      ['all', 12_345],
    ] as const) {
      const { username, token } = member;
      const { data } = await app.call(
        'user.credit',
        { params: { username }, body: { balanceType } },
        { token },
      );
      expect(data).toEqual({
        username,
        balanceType,
        creditSatang,
        point: 0,
        asOf: '2026-11-20T03:00:00.000Z',
        openGame: null,
      });
    }
  });

  it("[AP-11, TI-02, RO-04] rises by deposits, and gets the brand's refund", async () => {
    const level = async () =>
      (await app.call('user.level', { params: { uuid: member.uuid } }, { token: member.token })).data;
    expect(await level()).toEqual({
      level: 0,
      cumulativeDepositSatang: 0,
      monthDepositSatang: 0,
      refundPercent: 0,
    });
    await assertDeposited(app, member, { amountSatang: 100_000 });
    expect(await level()).toMatchObject({ level: 1, cumulativeDepositSatang: 100_000, refundPercent: 5 });
    await assertDeposited(app, member, { amountSatang: 30_000_000 });
    expect(await level()).toMatchObject({ level: 3, monthDepositSatang: 30_100_000, refundPercent: 8 });
    app.setTime('2026-11-30T16:59:59.000Z');
    const { token } = await signInAgain();
    const at = async () =>
      (await app.call('user.level', { params: { uuid: member.uuid } }, { token })).data?.level;
    expect(await at()).toBe(3);
    app.setTime('2026-11-30T17:00:00.000Z');
    expect(await at()).toBe(2);
    app.setTime('2026-11-20T03:00:00.000Z');
  });

  async function signInAgain(): Promise<{ token: string }> {
    const { data, text } = await app.call('session.login', {
      body: { username: member.username, password: member.password },
    });
    if (!data) throw new Error(text);
    return data;
  }

  it('[AP-11, AP-04, EN-03] has the two promotion windows of the brand, or none', async () => {
    const { data } = await app.call('user.setting', { body: {} }, { token: member.token });
    expect(data).toEqual({
      bonusRate: 10,
      bonusTimeStart: '11:00:00',
      bonusTimeEnd: '13:00:00',
      endNumberBonus: 50_000,
      bonusRate2: 15,
      bonusTimeStart2: '19:00:00',
      bonusTimeEnd2: '21:00:00',
      endNumberBonus2: 100_000,
      bonusMax: 100_000,
    });
    await app.db.deleteFrom('promotion').where('client_id', '=', brandB.id).execute();
    const otherMember = await signUp(app, { host: hostB });
    const none = await app.call('user.setting', { body: {} }, { token: otherMember.token, host: hostB });
    expect(none.data?.bonusMax).toBe(0);
  });
});

it('[EN-01, RD-24] can read the profile by the token only', async () => {
  const { uuid, token } = member;
  const response = await app.call('user.get', { params: { uuid } }, { token });
  expect((await app.call('user.mine', {}, { token })).data).toEqual(response.data);
  expect((await app.call('user.mine', {})).status).toBe(401);
});

describe('a visitor', () => {
  it("[AP-02, EN-05] reads the messaging accounts and the site's status", async () => {
    expect((await app.call('setting.get', {})).data).toEqual({
      line: { line1: { id: '@main' }, line2: { id: '@backup' } },
      promotion: (await app.call('user.setting', { body: {} }, { token: member.token })).data,
    });
    expect((await app.call('setting.operation', {})).data).toEqual({ websiteStatus: 'OK' });
  });

  it('[AP-02, AP-03, EN-04] reads configuration entries; members read the same, and one by its key', async () => {
    const { data: entries } = await app.call('configuration.public', {});
    expect(entries).toContainEqual({
      key: 'home.normal.logo',
      value: { data: { path: expect.stringContaining('/logo.svg') } },
    });
    const { token } = member;
    expect((await app.call('configuration.list', {}, { token })).data).toEqual(entries);
    const byKey = (key: string) => app.call('configuration.byKey', { query: { key } }, { token });
    expect((await byKey('home.normal.logo')).data).toEqual(
      entries?.find(({ key }) => key === 'home.normal.logo'),
    );
    expect((await byKey('home.normal.nothing')).error?.code).toBe('NOT_FOUND');
    expect((await byKey("x' or '1'='1")).status).toBe(422);
  });

  it('[AP-24] reads announcements, newest first, without unpublished ones and those for members', async () => {
    await app.db
      .insertInto('announcement')
      .values([
        {
          client_id: 'brand-a',
          title: 'พรุ่งนี้',
          body: 'ยังไม่ถึงเวลา',
          published_at: new Date('2026-11-21T00:00:00Z'),
        },
        {
          client_id: 'brand-b',
          title: 'ของอีกแบรนด์',
          body: '-',
          published_at: new Date('2026-11-20T00:00:00Z'),
        },
      ])
      .execute();
    const titles = async (id: 'announcement.public' | 'announcement.list', token?: string) =>
      (await app.call(id, {}, { token })).data?.items.map(({ title }) => title);
    const visitors = await titles('announcement.public');
    const members = await titles('announcement.list', member.token);
    expect(visitors).toEqual([
      'ธนาคารปิดปรับปรุงคืนวันอาทิตย์',
      'แนบสลิปจากแอปธนาคารโดยตรง',
      'ยินดีต้อนรับสู่แบรนด์ brand-a',
    ]);
    expect(members?.filter((title) => !visitors?.includes(title))).toEqual([
      'โบนัสช่วงเที่ยงและช่วงค่ำ',
      'ของรางวัลชุดใหม่เข้าแล้ว',
      'เช็คอินครบ 7 วัน รับคะแนนเพิ่มทุกวัน',
    ]);
  });

  it('[AP-12, RO-01] sees recent deposits of the brand with masked names', async () => {
    const { data } = await app.call('deposit.public', {});
    expect(data?.items.map(({ amountSatang }) => amountSatang)).toEqual([30_000_000, 100_000]);
    const { rows } = await app.pool.query<{ name: string }>(
      `select name from member where id = ${member.id}`,
    );
    for (const { maskedName } of data?.items ?? []) {
      expect(maskedName).toMatch(/^.{2,8}\*\*\*$/u);
      expect(maskedName).not.toContain(rows[0]?.name ?? 'nobody');
    }
    expect((await app.call('deposit.public', {}, { host: hostB })).data?.items).toEqual([]);
    expect((await receivingAccount(app)).bank_code).toBe('014');
  });
});
