import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brandDirectory } from '../../brands/brand-directory.ts';
import { MessageUnavailableError } from '../../message/message-gateway.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { hostA, hostB, testBrand } from '../../../test/support/test-brands.ts';
import { newPhone, registrationForm, signUp } from '../../../test/support/test-members.ts';

const registration = { phoneCode: true, consents: [] };
const others = ['brand-c', 'brand-d'];
const brands = [
  testBrand('brand-b', { registration }),
  testBrand('brand-a'),
  ...others.map((id) => testBrand(id, { registration })),
];
const start = Date.parse('2026-11-24T03:00:00.000Z');

let app: TestApp;
let isDown = false;
let isSlow = false;
let now = start;
beforeAll(async () => {
  app = await startTestApp({
    around: (base) => ({
      brands: brandDirectory(() => brands),
      messages: {
        async send(message) {
          if (isDown) throw new MessageUnavailableError('down', { maybeSent: false });
          await base.messages.send(message);
          if (isSlow) throw new MessageUnavailableError('slow', { maybeSent: true });
        },
      },
    }),
  });
  const rows = others.map((client_id) => ({ client_id, line1_id: '@one', line2_id: null }));
  await app.db.insertInto('brand').values(rows).execute();
});
beforeEach(() => {
  isDown = false;
  isSlow = false;
  pass(0);
});
afterAll(() => app.close());

function pass(seconds: number): void {
  now += seconds * 1000;
  app.setTime(new Date(now));
}

const requestCode = (phone: string, id: string = randomUUID(), host = hostB) =>
  app.call('register.requestPhoneCode', { body: { id, phone } }, { host });
const verify = (id: string, code: string, host = hostB) =>
  app.call('register.verifyPhoneCode', { params: { id }, body: { code } }, { host });
const register = (phone: string, phoneCodeId: string | undefined, more: object = {}) =>
  app.call(
    'register.member',
    {
      body: registrationForm({ phone, ...(phoneCodeId === undefined ? {} : { phoneCodeId }), ...more }),
    },
    { host: hostB },
  );
const textTo = (phone: string): string => app.inbox.messages(phone)[0]?.text ?? '';
const codeIn = (text: string): string => /\d{6}/.exec(text)?.[0] ?? '';
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function verified(phone: string): Promise<string> {
  const id = randomUUID();
  await requestCode(phone, id);
  expect((await verify(id, codeIn(textTo(phone)))).status).toBe(200);
  return id;
}

describe('a one-time code', () => {
  it('[PU-03] is sent, verified, and then needed once to register', async () => {
    const [phone, id] = [newPhone(), randomUUID()];
    const response = await requestCode(phone, id);
    expect(response.data).toMatchObject({ expiresInSeconds: 300, resendInSeconds: 60 });
    expect(textTo(phone)).toContain(`(อ้างอิง ${response.data?.reference})`);
    expect(textTo(phone)).toContain('แบรนด์ brand-b');
    expect((await register(phone, id)).error?.code).toBe('PHONE_NOT_VERIFIED');
    expect((await verify(id, codeIn(textTo(phone)))).data).toEqual({ expiresInSeconds: 1800 });
    expect((await register(newPhone(), id)).error?.code).toBe('PHONE_NOT_VERIFIED');
    expect((await register(phone, undefined)).error?.code).toBe('PHONE_NOT_VERIFIED');
    expect((await register(phone, id)).status).toBe(200);
    expect((await register(phone, id)).error?.code).toBe('PHONE_TAKEN');
  });

  it('is refused if wrong, and not accepted after five wrong ones', async () => {
    const [phone, id] = [newPhone(), randomUUID()];
    await requestCode(phone, id);
    const code = codeIn(textTo(phone));
    for (const triesLeft of [4, 3, 2, 1])
      expect((await verify(id, wrong(code))).error).toMatchObject({
        code: 'PHONE_CODE_WRONG',
        details: { triesLeft },
      });
    for (const input of [wrong(code), code])
      expect((await verify(id, input)).error?.code).toBe('PHONE_CODE_TRIES_USED_UP');
    expect((await register(phone, id)).error?.code).toBe('PHONE_NOT_VERIFIED');
  });

  it('accepts no more than five wrong codes that are sent at the same moment', async () => {
    const [phone, id] = [newPhone(), randomUUID()];
    await requestCode(phone, id);
    const code = codeIn(textTo(phone));
    const responses = await Promise.all(Array.from({ length: 20 }, () => verify(id, wrong(code))));
    expect(responses.filter(({ error }) => error?.code === 'PHONE_CODE_WRONG')).toHaveLength(4);
    expect((await verify(id, code)).error?.code).toBe('PHONE_CODE_TRIES_USED_UP');
  });

  it('expires after five minutes, and its verification after thirty', async () => {
    const [late, phone] = [newPhone(), newPhone()];
    const id = randomUUID();
    await requestCode(late, id);
    const verifiedId = await verified(phone);
    pass(300);
    expect((await verify(id, codeIn(textTo(late)))).error?.code).toBe('PHONE_CODE_EXPIRED');
    expect((await verify(randomUUID(), '123456')).error?.code).toBe('PHONE_CODE_EXPIRED');
    pass(1500);
    expect((await register(phone, verifiedId)).error?.code).toBe('PHONE_NOT_VERIFIED');
  });

  it('can be verified again if the response was lost', async () => {
    const phone = newPhone();
    const id = await verified(phone);
    pass(30);
    expect((await verify(id, codeIn(textTo(phone)))).data).toEqual({ expiresInSeconds: 1770 });
  });

  it('registers one member if it is used twice at the same moment', async () => {
    const phone = newPhone();
    const id = await verified(phone);
    const responses = await Promise.all(Array.from({ length: 6 }, () => register(phone, id)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is of one brand', async () => {
    const [phone, id] = [newPhone(), randomUUID()];
    await requestCode(phone, id);
    expect((await verify(id, codeIn(textTo(phone)), hostA)).error?.code).toBe('FEATURE_OFF');
    expect((await requestCode(newPhone(), randomUUID(), hostA)).error?.code).toBe('FEATURE_OFF');
  });
});

describe('the messages to a phone number', () => {
  it('are one a minute, five an hour and ten a day; a repeated request sends none', async () => {
    const [phone, id] = [newPhone(), randomUUID()];
    const first = await requestCode(phone, id);
    expect((await requestCode(phone, id)).data).toEqual(first.data);
    pass(20);
    expect((await requestCode(phone, id)).data).toEqual({
      ...first.data,
      expiresInSeconds: 280,
      resendInSeconds: 40,
    });
    const early = await requestCode(phone);
    expect([early.error?.code, early.headers.get('retry-after')]).toEqual(['RATE_LIMITED', '40']);
    expect(app.inbox.messages(phone)).toHaveLength(1);
    const sent = async (): Promise<boolean> => (await requestCode(phone)).status === 200;
    pass(40);
    for (const expected of [true, true, true, true, false]) {
      expect(await sent()).toBe(expected);
      pass(60);
    }
    pass(3600);
    for (const expected of [true, true, true, true, true, false]) {
      expect(await sent()).toBe(expected);
      pass(60);
    }
    pass(3600);
    expect(await sent()).toBe(false);
    pass(86_400);
    expect(await sent()).toBe(true);
  });

  it('are two a minute, eight an hour and fifteen a day from all brands together', async () => {
    const hosts = [hostB, ...others.map((id) => `${id}.localhost`)];
    const phone = newPhone();
    const sendAll = async (): Promise<number> => {
      const sent = await Promise.all(hosts.map((host) => requestCode(phone, randomUUID(), host)));
      expect(sent.every(({ status }) => [200, 429].includes(status))).toBe(true);
      return sent.filter(({ status }) => status === 200).length;
    };
    const sentEachMinute = async (): Promise<number[]> => {
      const sent: number[] = [];
      for (let minute = 0; minute < 5; minute += 1) {
        sent.push(await sendAll());
        pass(60);
      }
      return sent;
    };
    for (const host of hosts) {
      expect((await requestCode(phone, randomUUID(), host)).status).toBe(200);
      pass(60);
    }
    expect(await sentEachMinute()).toEqual([2, 2, 1, 0, 0]);
    pass(3600);
    expect((await sentEachMinute()).reduce((sum, count) => sum + count)).toBe(7);
    pass(3600);
    expect(await sendAll()).toBe(0);
    const otherCode = await requestCode(newPhone(), randomUUID(), hosts[1]);
    expect(otherCode.status).toBe(200);
    pass(86_400);
    expect(await sendAll()).toBe(2);
  });

  it('include the first of the day from a brand, however many the other brands have sent', async () => {
    const phone = newPhone();
    const [firstHost, secondHost, untouched] = [hostB, ...others.map((id) => `${id}.localhost`)];
    const statuses: number[] = [];
    for (let quarter = 0; quarter < 8; quarter += 1) {
      for (const host of [firstHost, secondHost])
        statuses.push((await requestCode(phone, randomUUID(), host)).status);
      pass(900);
    }
    expect(statuses).toEqual([...Array.from({ length: 15 }, () => 200), 429]);
    expect((await requestCode(phone, randomUUID(), untouched)).status).toBe(200);
    pass(900);
    expect((await requestCode(phone, randomUUID(), untouched)).error?.code).toBe('RATE_LIMITED');
  });

  it('are one for requests at the same moment', async () => {
    const [phone, id] = [newPhone(), randomUUID()];
    const same = await Promise.all(Array.from({ length: 6 }, () => requestCode(phone, id)));
    expect(new Set(same.map(({ status, data }) => `${status} ${data?.reference}`)).size).toBe(1);
    const other = newPhone();
    await Promise.all(Array.from({ length: 6 }, () => requestCode(other)));
    expect([app.inbox.messages(phone), app.inbox.messages(other)].map((item) => item.length)).toEqual([1, 1]);
  });

  it('can be sent at once after the gateway has failed', async () => {
    const [phone, id] = [newPhone(), randomUUID()];
    isDown = true;
    const failed = await requestCode(phone, id);
    expect([failed.status, failed.error?.code]).toEqual([502, 'PHONE_CODE_NOT_SENT']);
    isDown = false;
    expect((await requestCode(phone, id)).status).toBe(200);
    expect(app.inbox.messages(phone)).toHaveLength(1);
  });

  it('count if the gateway may have sent them, and the next message has the code that is right', async () => {
    const [phone, id, next] = [newPhone(), randomUUID(), randomUUID()];
    isSlow = true;
    expect((await requestCode(phone, id)).error?.code).toBe('PHONE_CODE_NOT_SENT');
    const unusable = codeIn(textTo(phone));
    isSlow = false;
    expect((await requestCode(phone, id)).error?.code).toBe('PHONE_CODE_NOT_SENT');
    expect((await requestCode(phone, next)).error?.code).toBe('RATE_LIMITED');
    expect((await verify(id, unusable)).error?.code).toBe('PHONE_CODE_TRIES_USED_UP');
    pass(60);
    expect((await requestCode(phone, next)).status).toBe(200);
    expect(app.inbox.messages(phone)).toHaveLength(2);
    expect((await verify(next, codeIn(textTo(phone)))).status).toBe(200);
  });

  it('can not take the id of another request', async () => {
    const id = randomUUID();
    await requestCode(newPhone(), id);
    expect((await requestCode(newPhone(), id)).error).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'body.id', rule: 'used' }],
    });
  });
});

it('[RD-20] a stranger does not learn whether a number is of a member', async () => {
  const taken = newPhone();
  expect((await register(taken, await verified(taken))).status).toBe(200);
  pass(60);
  const answersTo = async (phone: string) => {
    const { data } = await app.call('register.checkPhone', { params: { value: phone } }, { host: hostB });
    const response = await requestCode(phone);
    const { reference: _random, ...rest } = response.data ?? {};
    return [data, rest, (await register(phone, undefined)).error?.code];
  };
  expect(await answersTo(taken)).toEqual(await answersTo(newPhone()));
});

it('the database has neither the code nor the number in plain text', async () => {
  const phone = newPhone();
  await requestCode(phone);
  const rows = JSON.stringify(await app.db.selectFrom('phone_code').selectAll().execute());
  expect(rows).not.toContain(phone);
  expect(rows).not.toContain(`"${codeIn(textTo(phone))}"`);
});

it('a brand without codes registers as before', async () => {
  expect((await signUp(app)).phone).toMatch(/^0/);
  expect(app.inbox.messages().some(({ text }) => text.includes('brand-a'))).toBe(false);
});
