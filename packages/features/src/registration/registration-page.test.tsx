import {
  registerBankName,
  registerCheckBankId,
  registerCheckPhone,
  registerCheckUsername,
  registerInviter,
  registerMember,
} from '@chada/contract/registration';
import { login as loginOperation } from '@chada/contract/session';
import type { AppStore } from '@chada/stores';
import { memoryStorage, type MemoryStorage, replies } from '@chada/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleClient } from '../../test/sample-client.ts';
import { siteHarness } from '../../test/site-harness.tsx';
import { RegistrationPage } from './registration-page.tsx';

const harness = siteHarness();
beforeAll(async () => {
  window.scrollTo = () => undefined;
});

function open(
  at = '/register',
  storage: MemoryStorage = memoryStorage(),
  again: { store?: AppStore; brand?: object } = {},
) {
  return harness.render(
    <Routes>
      <Route path="/register" element={<RegistrationPage />} />
      <Route path="/regis/:team/:marketing" element={<RegistrationPage />} />
      <Route path="/regiss/:team/:marketing" element={<RegistrationPage />} />
      <Route path="/aff/:afCode" element={<RegistrationPage />} />
      <Route path="*" element={<h1>elsewhere</h1>} />
    </Routes>,
    { store: again.store ?? harness.createStore(storage), at, client: sampleClient({ ...again.brand }) },
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const password = 'แมวน้อยกินปลาทู9';

async function fill(label: string, text: string) {
  await userEvent.click(field(label));
  await userEvent.paste(text);
}

async function fillAccount({ phone = '081-222-3333', username = 'somchai' } = {}) {
  await fill('เบอร์โทรศัพท์', phone);
  await fill('ชื่อผู้ใช้', username);
  await fill('รหัสผ่าน', password);
}

async function goToBank() {
  await fillAccount();
  await press('ถัดไป');
  await screen.findByLabelText('เลขที่บัญชี');
}

async function fillBank(account = '123-4-56789-0') {
  await userEvent.selectOptions(field('ธนาคาร'), 'KBANK');
  await fill('เลขที่บัญชี', account);
  await userEvent.click(screen.getByRole('checkbox'));
}

async function register() {
  await goToBank();
  await fillBank();
  await press('สมัครสมาชิก');
}

const sent = () => harness.server().requests(registerMember)[0]?.body;

describe('[PU-03] registration', () => {
  it('checks the values, looks up the account holder, sends normalized values and signs the member in', async () => {
    const { store } = open();
    await register();
    await waitFor(() => expect(store.getState().auth.status).toBe('loggedIn'));
    expect(sent()).toEqual({
      phone: '0812223333',
      username: 'somchai',
      password,
      bankName: 'KBANK',
      bankId: '1234567890',
      ageConfirmed: true,
    });
    for (const check of [registerCheckPhone, registerCheckUsername, registerCheckBankId, registerBankName])
      expect(harness.server().requests(check).length).toBeGreaterThan(0);
    expect(harness.server().requests(registerMember)[0]?.violations).toEqual([]);
  });

  it('[VA-02] does not continue with a phone number or username of another member', async () => {
    open();
    harness.server().reply(registerCheckPhone, replies.data({ available: false }));
    await fillAccount();
    await press('ถัดไป');
    expect(await screen.findByText(/เบอร์นี้สมัครสมาชิกไว้แล้ว/)).toBeTruthy();
    expect(screen.queryByLabelText('เลขที่บัญชี')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field('เบอร์โทรศัพท์')));
  });

  it('[VA-02] does not continue after a failed check, and repeats the check after the next press', async () => {
    open();
    harness.server().reply(registerCheckUsername, replies.drop());
    await fillAccount();
    await press('ถัดไป');
    await waitFor(() => expect(document.activeElement).toBe(field('ชื่อผู้ใช้')));
    expect(screen.getAllByText(/ตรวจสอบอินเทอร์เน็ต/).length).toBeGreaterThan(0);
    harness.server().reply(registerCheckUsername, replies.data({ available: true }));
    await press('ถัดไป');
    expect(await screen.findByLabelText('เลขที่บัญชี')).toBeTruthy();
  });

  it('reports all invalid fields and focuses the first invalid field', async () => {
    open();
    await press('ถัดไป');
    for (const text of ['กรุณากรอกเบอร์โทรศัพท์', 'กรุณากรอกชื่อผู้ใช้', 'กรุณากรอกรหัสผ่าน'])
      expect(screen.getByText(text)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('เบอร์โทรศัพท์')));
    expect(harness.server().requests()).toEqual([]);
  });

  it('[VA-02] shows the account holder, and does not continue with an account that the bank does not know', async () => {
    open();
    await goToBank();
    await fillBank();
    expect(await screen.findByText('สมศรี ใจดี')).toBeTruthy();
    harness.server().reply(registerBankName, replies.refuse('BANK_ACCOUNT_UNKNOWN'));
    await userEvent.clear(field('เลขที่บัญชี'));
    await userEvent.type(field('เลขที่บัญชี'), '9876543210');
    await press('สมัครสมาชิก');
    expect(await screen.findByText(/ไม่พบบัญชีนี้/)).toBeTruthy();
    expect(screen.queryByText('สมศรี ใจดี')).toBeNull();
    expect(harness.server().requests(registerMember)).toEqual([]);
  });

  it('offers the banks of the brand in their order, and refuses a draft with another bank', async () => {
    const { store } = open();
    await goToBank();
    await fillBank();
    cleanup();
    open('/register', undefined, { store, brand: { banks: ['SCB', 'BBL'] } });
    await fill('รหัสผ่าน', password);
    await press('ถัดไป');
    const select = await screen.findByLabelText<HTMLSelectElement>('ธนาคาร');
    expect([...select.options].map(({ value }) => value)).toEqual(['', 'SCB', 'BBL']);
    await press('สมัครสมาชิก');
    await waitFor(() => expect(document.activeElement).toBe(select));
    expect(sent()).toBeUndefined();
    await userEvent.selectOptions(select, 'SCB');
    await press('สมัครสมาชิก');
    await waitFor(() => expect(sent()).toMatchObject({ bankName: 'SCB' }));
  });

  it('links to terms and privacy on each step, except to a page of a consent', async () => {
    const pages = ['terms', 'rules', 'privacy'].map((slug) => ({
      slug,
      title: slug,
      description: '',
      blocks: [],
    }));
    const links = () =>
      ['terms', 'rules', 'privacy'].flatMap((name) =>
        screen
          .queryAllByRole('link', { name })
          .map((link) => `${link.getAttribute('href')} ${link.getAttribute('target')}`),
      );
    open('/register', undefined, { brand: { pages } });
    expect(links()).toEqual(['/terms _blank', '/privacy _blank']);
    await goToBank();
    expect(links()).toEqual(['/terms _blank', '/privacy _blank']);
    cleanup();
    const consents = [{ id: 'terms', version: '3', text: 'ฉันยอมรับ', page: 'terms', required: true }];
    open('/register', undefined, { brand: { registration: { consents }, pages } });
    expect(links()).toEqual(['/privacy _blank']);
  });

  it('asks for the consents of the brand, none ticked, and sends their versions', async () => {
    const consents = [
      { id: 'terms', version: '3', text: 'ฉันยอมรับ', page: 'terms', required: true },
      { id: 'offers', version: '1', text: 'ฉันอยากรับข่าวสาร', required: false },
    ];
    const pages = [{ slug: 'terms', title: 'ข้อตกลงการใช้งาน', description: '', blocks: [] }];
    open('/register', undefined, { brand: { registration: { consents }, pages } });
    await goToBank();
    await userEvent.selectOptions(field('ธนาคาร'), 'KBANK');
    await fill('เลขที่บัญชี', '1234567890');
    const [age, terms, offers] = screen.getAllByRole<HTMLInputElement>('checkbox');
    if (!age || !terms || !offers) throw new Error('no consents');
    expect([terms.checked, offers.checked]).toEqual([false, false]);
    expect(screen.getByRole('link', { name: 'อ่านข้อตกลงการใช้งาน' }).getAttribute('href')).toBe('/terms');
    await userEvent.click(age);
    await press('สมัครสมาชิก');
    expect(await screen.findByText('กรุณายอมรับข้อนี้เพื่อสมัครสมาชิก')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(terms));
    expect(sent()).toBeUndefined();
    await userEvent.click(terms);
    await press('สมัครสมาชิก');
    await waitFor(() => expect(sent()).toMatchObject({ consents: [{ id: 'terms', version: '3' }] }));
    expect(harness.server().requests(registerMember)[0]?.violations).toEqual([]);
  });

  it('shows a refusal of an outdated consent at the consents', async () => {
    const consents = [{ id: 'terms', version: '3', text: 'ฉันยอมรับ', required: true }];
    open('/register', undefined, { brand: { registration: { consents } } });
    const fields = [{ path: 'body.consents', rule: 'outdated' }];
    harness.server().reply(registerMember, replies.refuse('VALIDATION_FAILED', { fields }));
    await goToBank();
    await userEvent.selectOptions(field('ธนาคาร'), 'KBANK');
    await fill('เลขที่บัญชี', '1234567890');
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await press('สมัครสมาชิก');
    const terms = screen.getByRole('checkbox', { name: 'ฉันยอมรับ' });
    await waitFor(() => expect(terms.getAttribute('aria-invalid')).toBe('true'));
  });

  it('requires the confirmation of the age', async () => {
    open();
    await goToBank();
    await userEvent.selectOptions(field('ธนาคาร'), 'KBANK');
    await userEvent.type(field('เลขที่บัญชี'), '1234567890');
    await press('สมัครสมาชิก');
    expect(await screen.findByText('กรุณายืนยันว่าคุณอายุ 20 ปีขึ้นไป')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox')));
    expect(harness.server().requests(registerMember)).toEqual([]);
  });

  it('shows a refusal at its field in step 1 and keeps the typed values', async () => {
    open();
    harness.server().reply(registerMember, replies.refuse('USERNAME_TAKEN'));
    await register();
    expect(await screen.findByText('ชื่อผู้ใช้นี้มีผู้ใช้แล้ว กรุณาเลือกชื่ออื่น')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('ชื่อผู้ใช้')));
    expect(field('รหัสผ่าน').value).toBe(password);
    await userEvent.clear(field('ชื่อผู้ใช้'));
    await userEvent.type(field('ชื่อผู้ใช้'), 'somchai_99');
    await press('ถัดไป');
    expect((await screen.findByLabelText<HTMLInputElement>('เลขที่บัญชี')).value).toBe('123-4-56789-0');
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
  });

  it('shows a refusal of the bank account at its field in step 2', async () => {
    open();
    harness.server().reply(registerMember, replies.refuse('BANK_ACCOUNT_TAKEN'));
    await register();
    expect(await screen.findByText('บัญชีธนาคารนี้ถูกใช้สมัครสมาชิกแล้ว')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('เลขที่บัญชี')));
  });

  it('registers once after repeated presses', async () => {
    const { store } = open();
    await goToBank();
    await fillBank();
    await userEvent.dblClick(screen.getByRole('button', { name: 'สมัครสมาชิก' }));
    await waitFor(() => expect(store.getState().auth.status).toBe('loggedIn'));
    expect(harness.server().requests(registerMember)).toHaveLength(1);
  });

  it('signs the member in on a retry if the lost request had registered the member', async () => {
    const { store } = open();
    harness.server().replyOnce(registerMember, replies.loseAnswer());
    await register();
    await screen.findAllByText(/เชื่อมต่อไม่ได้/);
    harness.server().reply(registerMember, replies.refuse('PHONE_TAKEN'));
    await press('สมัครสมาชิก');
    await waitFor(() => expect(store.getState().auth.status).toBe('loggedIn'));
  });

  it('opens the sign-in page with the username if the sign-in after the registration fails', async () => {
    const { place } = open();
    harness.server().reply(loginOperation, replies.drop());
    await register();
    await waitFor(() => expect(place().path).toBe('/login'));
    expect(place().state).toEqual({ reason: 'registered', username: 'somchai' });
  });

  describe('with the steps of a brand', () => {
    const steps = [
      { title: 'ติดต่อคุณ', fields: ['phone', 'lineId', { id: 'email', required: false }] },
      { fields: ['bankAccount', 'ageConfirmed'] },
      { fields: ['username', 'password'] },
    ];
    const brand = { registration: { steps, consents: [] } };
    async function fillContact() {
      await fill('เบอร์โทรศัพท์', '081-222-3333');
      await fill('LINE ID', 'Somchai.K');
      await press('ถัดไป');
      await screen.findByLabelText('ธนาคาร');
    }
    async function fillToPassword() {
      await fillContact();
      await fillBank();
      await press('ถัดไป');
      await screen.findByLabelText('ชื่อผู้ใช้');
    }

    it('asks in the order of the brand, accepts an empty optional field, and sends what it asks', async () => {
      const { store } = open('/register', undefined, { brand });
      expect(screen.getAllByRole('listitem').map((element) => element.textContent)).toEqual([
        '1ติดต่อคุณ',
        '2บัญชีธนาคาร',
        '3บัญชีผู้ใช้',
      ]);
      expect(screen.queryByLabelText('ชื่อผู้ใช้')).toBeNull();
      expect(screen.getByText('(ไม่บังคับ)')).toBeTruthy();
      await fillToPassword();
      await fill('ชื่อผู้ใช้', 'somchai');
      await fill('รหัสผ่าน', password);
      await press('สมัครสมาชิก');
      await waitFor(() => expect(store.getState().auth.status).toBe('loggedIn'));
      expect(sent()).toMatchObject({ phone: '0812223333', lineId: 'somchai.k', bankId: '1234567890' });
      expect(sent()).not.toHaveProperty('email');
      expect(harness.server().requests(registerMember)[0]?.violations).toEqual([]);
    });

    it('names a required field that is empty and an optional one that is wrong', async () => {
      open('/register', undefined, { brand });
      await fill('เบอร์โทรศัพท์', '0812223333');
      await userEvent.type(screen.getByLabelText(/^อีเมล/), 'somchai@');
      await press('ถัดไป');
      expect(await screen.findByText('กรุณากรอก LINE ID')).toBeTruthy();
      expect(screen.getByText(/กรุณากรอกอีเมลให้ถูกต้อง/)).toBeTruthy();
      await waitFor(() => expect(document.activeElement).toBe(field('LINE ID')));
    });

    it('goes back to the first step for a refused value, and keeps all values', async () => {
      open('/register', undefined, { brand });
      const fields = [{ path: 'body.lineId', rule: 'required' }];
      harness.server().reply(registerMember, replies.refuse('VALIDATION_FAILED', { fields }));
      await fillToPassword();
      await fill('ชื่อผู้ใช้', 'somchai');
      await fill('รหัสผ่าน', password);
      await press('สมัครสมาชิก');
      await waitFor(() => expect(document.activeElement).toBe(field('LINE ID')));
      expect(field('LINE ID').value).toBe('somchai.k');
      await userEvent.type(field('LINE ID'), '9');
      await press('ถัดไป');
      await screen.findByLabelText('ธนาคาร');
      await press('ถัดไป');
      expect((await screen.findByLabelText<HTMLInputElement>('รหัสผ่าน')).value).toBe(password);
    });

    it('does not send a value of the draft that another form has asked for', async () => {
      const { store } = open('/register', undefined, { brand });
      await fillContact();
      cleanup();
      open('/register', undefined, { store });
      await fill('ชื่อผู้ใช้', 'somchai');
      await fill('รหัสผ่าน', password);
      await press('ถัดไป');
      await screen.findByLabelText('เลขที่บัญชี');
      await fillBank();
      await press('สมัครสมาชิก');
      await waitFor(() => expect(sent()).toMatchObject({ phone: '0812223333' }));
      expect(sent()).not.toHaveProperty('lineId');
    });
  });

  it('keeps the typed values across a reload, but never the password', async () => {
    const { store } = open();
    await goToBank();
    await fillBank();
    const draft = store.getState().registrationDraft;
    expect(draft.step1).toMatchObject({ username: 'somchai' });
    expect(draft.step2).toMatchObject({ bankName: 'KBANK' });
    expect(JSON.stringify(draft)).not.toContain(password);
  });
});

describe('the invitation links', () => {
  it.each([
    ['[PU-04]', '/regis/red/fb-01'],
    ['[PU-05]', '/regiss/red/fb-01'],
  ])('%s sends the team and marketing codes of %s', async (_row, at) => {
    open(at);
    await register();
    await waitFor(() => expect(sent()).toMatchObject({ team: 'red', marketing: 'fb-01' }));
  });

  it.each(['/regis/red/fb-01', '/aff/a7k2m9'])(
    '[PU-04 to PU-06] sends %s if another tab opened the link',
    async (at) => {
      const storage = memoryStorage();
      open(at, storage);
      await screen.findByRole('heading', { level: 1 });
      if (at.startsWith('/aff')) await screen.findByText('สม*** ใ***');
      cleanup();
      open('/register', storage);
      await register();
      const carried = at.startsWith('/aff') ? { afCode: 'A7K2M9' } : { team: 'red', marketing: 'fb-01' };
      await waitFor(() => expect(sent()).toMatchObject(carried));
      expect(harness.server().requests(registerMember)[0]?.violations).toEqual([]);
    },
  );

  it('[PU-04 to PU-06] sends the inviter and the campaign that was opened last', async () => {
    const storage = memoryStorage();
    for (const at of ['/regis/red/fb-01', '/aff/A7K2M9', '/regiss/blue/line']) {
      open(at, storage);
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(screen.queryByText('กำลังตรวจสอบรหัสผู้แนะนำ')).toBeNull());
      cleanup();
    }
    open('/register', storage);
    await register();
    await waitFor(() => expect(sent()).toMatchObject({ afCode: 'A7K2M9', team: 'blue', marketing: 'line' }));
  });

  it('[PU-04 to PU-06] forgets the campaign after the registration', async () => {
    const storage = memoryStorage();
    const { store } = open('/regis/red/fb-01', storage);
    await register();
    await waitFor(() => expect(store.getState().auth.status).toBe('loggedIn'));
    expect(JSON.stringify([...storage.entries])).not.toContain('fb-01');
  });

  it.each(['{', '{"campaign":{"team":1}}', '[]'])(
    '[PU-04, PU-05] does not send invalid stored data: %s',
    async (text) => {
      open('/register', memoryStorage({ 'chada.campaign': text }));
      await register();
      await waitFor(() => expect(sent()).toBeDefined());
      expect(sent()).not.toHaveProperty('team');
    },
  );

  it('[PU-05] sends dots and Thai letters', async () => {
    open(`/regiss/A.B/${encodeURIComponent('ทีม')}`);
    await register();
    await waitFor(() => expect(sent()).toMatchObject({ team: 'A.B', marketing: 'ทีม' }));
    expect(harness.server().requests(registerMember)[0]?.violations).toEqual([]);
  });

  it('[PU-04] reports an invalid campaign code and sends the valid code', async () => {
    open(`/regis/${'x'.repeat(65)}/fb-01`);
    expect(await screen.findByText('ใช้รหัสแคมเปญในลิงก์นี้ไม่ได้')).toBeTruthy();
    await register();
    await waitFor(() => expect(sent()).toMatchObject({ marketing: 'fb-01' }));
    expect(sent()).not.toHaveProperty('team');
  });

  it('[PU-06] accepts a code in upper and lower case', async () => {
    open('/aff/a7k2m9');
    expect(await screen.findByText('รหัสผู้แนะนำ A7K2M9')).toBeTruthy();
    await register();
    await waitFor(() => expect(sent()).toMatchObject({ afCode: 'A7K2M9' }));
  });

  it('[PU-06] shows the inviter and sends the code', async () => {
    open('/aff/A7K2M9');
    expect(await screen.findByText('สม*** ใ***')).toBeTruthy();
    await register();
    await waitFor(() => expect(sent()).toMatchObject({ afCode: 'A7K2M9' }));
  });

  it('[PU-06] reports an unknown code and registers the member without a code', async () => {
    harness.server().reply(registerInviter, replies.refuse('AFFILIATE_CODE_UNKNOWN'));
    open('/aff/NOBODY');
    expect(await screen.findByText('ไม่พบรหัสผู้แนะนำนี้ (NOBODY)')).toBeTruthy();
    await register();
    await waitFor(() => expect(sent()).toBeDefined());
    expect(sent()).not.toHaveProperty('afCode');
  });

  it('[PU-06] does not look up an invalid code', async () => {
    open('/aff/%3Cscript%3E');
    expect(await screen.findByText('ไม่พบรหัสผู้แนะนำนี้ (<script>)')).toBeTruthy();
    expect(harness.server().requests(registerInviter)).toEqual([]);
  });

  it('[PU-06] sends the code if the look-up has failed', async () => {
    harness.server().reply(registerInviter, replies.drop());
    open('/aff/A7K2M9');
    expect(await screen.findByText('ตรวจสอบรหัสผู้แนะนำไม่สำเร็จ')).toBeTruthy();
    await register();
    await waitFor(() => expect(sent()).toMatchObject({ afCode: 'A7K2M9' }));
  });
});
