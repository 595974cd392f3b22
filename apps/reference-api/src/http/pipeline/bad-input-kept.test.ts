import { addressSchema, amountSatangSchema, operations, usernameSchema } from '@chada/contract';
import { MAX_AMOUNT_SATANG } from '@chada/domain';
import { badJsons, badTexts, chooseEntries } from '@chada/testing/bad-input';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '../../security/common-passwords.ts';
import { waitingRequests } from '../../staff/lists.ts';
import { runSeed, sized } from '../../../test/support/seeded-random.ts';
import { openTestApp } from '../../../test/support/test-app.ts';
import {
  newAccount,
  newPhone,
  newUsername,
  signUp,
  transferAndGetSlip,
} from '../../../test/support/test-members.ts';

const app = await openTestApp();
const member = await signUp(app);

const seed = runSeed();
console.info(`bad input that is kept: CHADA_SEED=${seed}`);
const address = operations['address.update'].example.body;
const texts = badTexts.map(({ name, text }): [string, string] => [name, text]);
const asKept = (text: string) =>
  text
    .replace(/[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu, '')
    .normalize('NFC')
    .trim();
function taken<Value>(
  schema: { safeParse(value: unknown): { success: boolean } },
  of: readonly (readonly [string, Value])[],
  oneIn = 1,
): readonly (readonly [string, Value])[] {
  const fitting = of.filter(([, value]) => schema.safeParse(value).success);
  return chooseEntries(fitting, 0, { seed, oneIn });
}

describe.each(['recipient', 'line'] as const)('[ME-12] the %s of an address', (field) => {
  it.each(taken(addressSchema.shape[field], texts, sized(4, 1)))(
    'with %s is stored and appears in the profile',
    async (_, text) => {
      const stored = { ...address, [field]: asKept(text) };
      const { data, error } = await app.call(
        'address.update',
        { body: { ...address, [field]: text } },
        member,
      );
      expect(error).toBeUndefined();
      expect(data?.address).toEqual(stored);
      expect((await app.call('address.mine', {}, member)).data?.address).toEqual(stored);
      const profile = await app.call('user.detail', { params: { uuid: member.uuid } }, member);
      expect(profile.data?.user_address).toEqual(stored);
    },
  );
});

it('the largest amount of a screen is the largest of the contract', () => {
  expect(amountSatangSchema.safeParse(MAX_AMOUNT_SATANG).success).toBe(true);
  expect(amountSatangSchema.safeParse(MAX_AMOUNT_SATANG + 1).success).toBe(false);
});

describe('[ME-05] a request to staff', () => {
  const body = operations['slip.requestDeposit'].body.shape;
  const request = async (fields: { amountSatang?: number; note?: string; transferredAt?: string }) => {
    const response = await app.call(
      'slip.requestDeposit',
      { body: { amountSatang: 50_000, ...fields } },
      member,
    );
    const waiting = (await waitingRequests(app.db)).find(({ uuid }) => uuid === response.data?.id);
    return { ...response, waiting };
  };

  it.each(taken(body.note, texts, sized(4, 1)))('with the note %s is readable by staff', async (_, note) => {
    expect((await request({ note })).waiting?.note).toBe(asKept(note));
  });

  it.each(taken(body.transferredAt, texts))('made at %s shows that time', async (_, transferredAt) => {
    expect((await request({ transferredAt })).waiting?.transferredAt).toEqual(new Date(transferredAt));
  });

  const amounts = badJsons.flatMap(({ name, json }): [string, number][] => {
    const amount = name.startsWith('no JSON') ? Number.NaN : Number(json);
    return Number.isFinite(amount) ? [[name, amount]] : [];
  });
  it.each([...taken(amountSatangSchema, [...amounts, ['the most', 100_000_000_000]])])(
    'over %s is shown with this amount, or refused as below the minimum',
    async (_, amountSatang) => {
      const { data, error, waiting } = await request({ amountSatang });
      if (error) expect(error.code).toBe('DEPOSIT_BELOW_MINIMUM');
      else expect([data?.amountSatang, waiting?.amount]).toEqual([amountSatang, amountSatang]);
      const shown = await app.call('slip.myRequest', {}, member);
      if (data) expect(shown.data?.items[0]).toMatchObject({ id: data.id, amountSatang });
    },
  );
});

describe('a password', () => {
  const names = { username: '', phone: '' };
  const all = taken(
    operations['register.member'].body.shape.password,
    texts.filter(([, text]) => !isCommonPassword(text, names)),
  );
  const forms = all.filter(([, text]) => text.normalize('NFC') !== text.normalize('NFD'));
  const chosen = new Map([...forms, ...chooseEntries(all, 0, { seed, oneIn: sized(10, 1) })]);
  const password = async (name: string, text: string) => {
    const username = newUsername();
    const fields = { username, phone: newPhone(), bankId: newAccount(), bankName: 'KBANK' } as const;
    const registered = await app.call('register.member', {
      body: { ...fields, password: text, ageConfirmed: true },
    });
    expect(registered.error, name).toBeUndefined();
    const signIn = async (input: string) =>
      (await app.call('session.login', { body: { username, password: input } })).status;
    return signIn;
  };

  it.each([...chosen])(
    '[AP-23, AP-01] of %s signs in, and a similar password does not',
    async (name, text) => {
      const signIn = await password(name, text);
      expect(await signIn(text)).toBe(200);
      expect(await signIn(text.normalize('NFC'))).toBe(200);
      expect(await signIn(text.normalize('NFD'))).toBe(200);
      expect(await signIn(`${text}x`)).not.toBe(200);
      const folded = text.normalize('NFKC');
      if (folded !== text.normalize('NFC')) expect(await signIn(folded)).toBe(401);
    },
  );
});

describe('[AP-23] a username', () => {
  it.each(taken(usernameSchema, texts))('of %s is stored unchanged', async (_, username) => {
    const fields = { phone: newPhone(), bankId: newAccount(), bankName: 'KBANK' } as const;
    const registered = await app.call('register.member', {
      body: { ...fields, username, password: member.password, ageConfirmed: true },
    });
    expect(registered.data?.username).toBe(username);
    const session = await app.call('session.login', { body: { username, password: member.password } });
    expect(session.data?.user).toMatchObject({ phone: fields.phone, user_pass: { username } });
  });
});

describe('[ME-05] the name of a picture', () => {
  it.each(
    chooseEntries(texts, 0, { seed, oneIn: sized(12, 1) }).filter(
      ([, text]) => text !== '' && text.length < 1000,
    ),
  )('of %s is ignored', async (_, name) => {
    const picture = new File([await transferAndGetSlip(app, member)], name, { type: 'image/png' });
    const form = new FormData();
    form.append('slip', picture, name);
    const response = await fetch(`${app.url}/api/auth/slip/verify`, {
      method: 'POST',
      headers: { hostname: member.host, authorization: `Bearer ${member.token}` },
      body: form,
    });
    expect(response.status).toBe(200);
  });
});
