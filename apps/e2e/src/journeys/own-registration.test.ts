import {
  registerMember,
  registerRequestPhoneCode,
  registerVerifyPhoneCode,
} from '@chada/contract/registration';
import { createTranslator } from '@chada/messages/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '../browsers/page.ts';
import { callsOf } from '../crawl/answer-faults.ts';
import { seedOf, shareOf } from '../seeded-share.ts';
import { makeIdentity, TestActor, type Identity } from '../test-actor.ts';
import { workerEnvironment } from '../worker-environment.ts';
import { openDataBrand, type OpenedBrand } from './data-brand.ts';
import { textsAt } from './member-journey.ts';
import { fillBankAccount } from './registration.ts';
import { tabsOfEachTest } from './tabs-of-test.ts';

const environment = workerEnvironment();
const actor = new TestActor(environment);
const id = 'own-registration';
const t = createTranslator({});
const consentText = 'ฉันอ่านและยอมรับ';
const page = (text: string): string => `---\ntitle: ข้อตกลงของเรา\ndescription: ข้อตกลง\n---\n\n${text}\n`;

const data = {
  registration: {
    phoneCode: true,
    steps: [
      {
        title: 'บัญชีรับเงิน',
        fields: ['bankAccount', 'phone', { id: 'email', required: false }],
      },
      { fields: ['username', 'password', 'ageConfirmed', 'consents'] },
    ],
    consents: [{ id: 'terms', version: '1', text: consentText, page: 'our-terms' }],
  },
};

let brand: OpenedBrand;
let tab: Page;
let identity: Identity;
beforeAll(async () => {
  brand = await openDataBrand(environment, {
    id,
    data,
    files: { 'pages/our-terms.th.md': page('เล่นอย่างมีสติ') },
  });
});
afterAll(() => brand.close());
const openTab = tabsOfEachTest(() => brand.browser);
beforeEach(async () => {
  identity = makeIdentity();
  tab = await openTab();
});

async function codeFor(phone: string): Promise<string> {
  const response = await fetch(`${environment.apiUrl}/inbox?phone=${phone}`);
  const code = /\b\d{6}\b/.exec((await response.text()).replace(/<head>[^]*<\/head>|0\d{9}/g, ''))?.[0];
  if (code === undefined) throw new Error(`The inbox has no code for ${phone}.`);
  return code;
}
const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function fillFirst(): Promise<void> {
  await tab.goto(`${brand.origin}register`);
  await tab.seeRole('heading', t('registration.title'));
  await fillBankAccount(tab, identity, t);
  await tab.see(t('registration.holderConfirm'));
  await tab.fill(t('common.phone'), identity.phone);
  await tab.click('button', t('common.next'));
  await tab.seeRole('checkbox', t('registration.age', { age: 20 }));
}

async function fillSecond(): Promise<void> {
  await tab.fill(t('common.username'), identity.username);
  await tab.see(t('registration.usernameAvailable'));
  await tab.fill(t('common.password'), identity.password);
  await tab.click('checkbox', t('registration.age', { age: 20 }));
  await tab.click('checkbox', `${consentText} ข้อตกลงของเรา`);
}

async function openCode(): Promise<void> {
  await fillFirst();
  await fillSecond();
  await tab.click('button', t('common.next'));
  await tab.see(t('registration.code'));
}

const membersOf = (): Promise<Record<string, unknown>[]> =>
  actor.query('select username, email, line_id from member where client_id = $1 and phone = $2', [
    id,
    identity.phone,
  ]);

describe('a brand with its own registration', () => {
  it('[PU-03] [VA-02] registers a member by keyboard in its order, with its consent and a code', async () => {
    await fillFirst();
    expect(await textsAt(tab, '.ck-stepper__step')).toHaveLength(3);
    await fillSecond();
    await tab.focus({ label: t('common.password') });
    await tab.press('Enter');
    await tab.see(t('registration.code'));
    await tab.fill(t('registration.code'), await codeFor(identity.phone));
    await tab.press('Enter');
    await tab.waitForPath('/auth/dashboard');
    expect(await membersOf()).toEqual([{ username: identity.username, email: null, line_id: null }]);
    const given = await actor.query(
      `select consent_id, c.version, given, hash_of from member_consent c join member m on m.id = c.member_id
        where m.client_id = $1 and m.phone = $2`,
      [id, identity.phone],
    );
    expect(given).toEqual([{ consent_id: 'terms', version: '1', given: true, hash_of: 'source' }]);
  });

  it('[PU-03] keeps everything after a wrong code, and registers once after a double press', async () => {
    await openCode();
    const code = await codeFor(identity.phone);
    await tab.fill(t('registration.code'), wrongCode(code));
    await tab.click('button', t('registration.submit'));
    await tab.see(/ลองได้อีก 4 ครั้ง/);
    expect(await tab.valueOf(t('registration.code'))).toBe(wrongCode(code));
    await tab.click('button', t('common.back'));
    await tab.see(t('common.username'));
    expect(await tab.valueOf(t('common.username'))).toBe(identity.username);
    expect(await tab.valueOf(t('common.password'))).toBe(identity.password);
    await tab.click('button', t('common.next'));
    await tab.see(t('registration.code'));
    await tab.fill(t('registration.code'), code);
    await tab.doubleClick('button', t('registration.submit'));
    await tab.waitForPath('/auth/dashboard');
    expect(await membersOf()).toHaveLength(1);
  });

  it('[PU-03] sends another code after the first one has expired', async () => {
    await openCode();
    const first = await codeFor(identity.phone);
    await actor.query("update phone_code set sent_at = sent_at - interval '6 minutes' where client_id = $1", [
      id,
    ]);
    await tab.fill(t('registration.code'), first);
    await tab.click('button', t('registration.submit'));
    await tab.see(/รหัสยืนยันหมดเวลาแล้ว/);
    await tab.click('button', t('registration.codeResend'));
    await tab.waitUntilGone('รหัสยืนยันหมดเวลาแล้ว');
    await tab.fill(t('registration.code'), await codeFor(identity.phone));
    await tab.click('button', t('registration.submit'));
    await tab.waitForPath('/auth/dashboard');
  });

  const losses = [
    ['the request', registerRequestPhoneCode],
    ['the verification', registerVerifyPhoneCode],
    ['the registration', registerMember],
  ] as const;
  it.each(shareOf(losses, losses.length, seedOf('lost responses')))(
    '[PU-03] loses the response to %s, and registers after another press',
    async (what, operation) => {
      await fillFirst();
      await fillSecond();
      const fault = await tab.inject({ ...callsOf(operation), times: 1, fault: { kind: 'lose-answer' } });
      await tab.click('button', t('common.next'));
      if (what === 'the request') {
        await tab.see(/เชื่อมต่อ/);
        await tab.click('button', t('common.next'));
      }
      await tab.see(t('registration.code'));
      await tab.fill(t('registration.code'), await codeFor(identity.phone));
      await tab.click('button', t('registration.submit'));
      if (what !== 'the request') {
        await tab.see(/เชื่อมต่อ/);
        await tab.click('button', t('registration.submit'));
      }
      await tab.waitForPath('/auth/dashboard');
      expect(await membersOf()).toHaveLength(1);
      await fault.remove();
    },
  );
});
