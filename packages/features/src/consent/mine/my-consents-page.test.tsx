import { consentChange, consentMine } from '@chada/contract/consent';
import { type AppStore, type AppThunk, logout } from '@chada/stores';
import { createDeferred, type Reply, replies } from '@chada/testing';
import { prepareNotifications, Toaster } from '@chada/ui-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ExoticComponent, Fragment, type PropsWithChildren, StrictMode } from 'react';
import { Link, Route, Routes } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleClient } from '../../../test/sample-client.ts';
import { siteHarness } from '../../../test/site-harness.tsx';
import { MyConsentsPage } from './index.ts';

const harness = siteHarness();
// The first toast would be late, because it loads the code that draws toasts.
beforeAll(prepareNotifications);
const path = '/auth/settings/consents';
const terms = { id: 'terms', version: '2', text: 'ฉันอ่านและยอมรับ', page: 'terms', required: true };
const offers = { id: 'offers', version: '2', text: 'ฉันอยากรับข่าวสาร', required: false };
const brand = {
  registration: { consents: [terms, offers] },
  pages: [{ slug: 'terms', title: 'ข้อตกลงการใช้งาน', description: '', blocks: [] }],
};
const answeredAt = '2026-11-02T04:15:00.000Z';
const answer = (id: string, given: boolean, version = '2') => ({ id, version, given, answeredAt });
const replyWithConsents = (...consents: readonly object[]) =>
  harness.server().reply(consentMine, replies.data({ consents }));
const open = (changes: object = brand) => harness.open(<MyConsentsPage />, { brand: { ...changes } });
const changes = () =>
  harness
    .server()
    .requests(consentChange)
    .map(({ body }) => body);
const lists = () => harness.server().requests(consentMine);
const withdraw = () => screen.findByRole('button', { name: 'ถอนความยินยอม' });
const refusal = 'กรุณาตรวจสอบข้อมูลที่กรอกอีกครั้ง';
const giveAgain = () => screen.findByRole('button', { name: 'ให้ความยินยอม' });

const storeOtherToken: AppThunk = (_dispatch, _getState, { local }) =>
  local.write('chada.token', 'token-of-the-next-member');
const signInElsewhere = (store: AppStore) => store.dispatch(storeOtherToken);

const leavePage = () => userEvent.click(screen.getByRole('link', { name: 'ย้อนกลับ' }));
async function returnToPage(): Promise<void> {
  await userEvent.click(screen.getByRole('link', { name: 'my consents' }));
  await withdraw();
}

interface PendingWithdrawal {
  readonly store: AppStore;
  readonly respond: (reply: Reply) => void;
}

/** Withdraws a consent, and leaves the screen while the request is still running. */
async function withdrawAndLeave(
  Mode: ExoticComponent<PropsWithChildren> = Fragment,
): Promise<PendingWithdrawal> {
  replyWithConsents(answer('offers', true));
  const response = createDeferred<Reply>();
  harness.server().reply(consentChange, () => response.promise);
  const { store } = harness.open(
    <Mode>
      <Routes>
        <Route path={path} element={<MyConsentsPage />} />
        <Route path="*" element={<Link to={path}>my consents</Link>} />
      </Routes>
    </Mode>,
    { at: path, brand: { registration: { consents: [offers] } } },
  );
  await userEvent.click(await withdraw());
  await leavePage();
  return { store, respond: response.resolve };
}

async function withdrawLeaveAndReturn(): Promise<(reply: Reply) => void> {
  const { respond } = await withdrawAndLeave();
  await returnToPage();
  return respond;
}

describe('MyConsentsPage', () => {
  it('lists each consent with its answer, version, time and page', async () => {
    replyWithConsents(answer('terms', true), answer('offers', false));
    open();
    await screen.findByRole('heading', { name: 'ฉันอ่านและยอมรับ ข้อตกลงการใช้งาน' });
    const main = within(document.body);
    expect(await main.findByText('ยินยอมแล้ว')).toBeTruthy();
    expect(main.getByText('ไม่ยินยอม')).toBeTruthy();
    expect(main.getAllByText('2 พ.ย. 2569')).toHaveLength(2);
    expect(main.getByRole('link', { name: 'อ่านข้อตกลงการใช้งาน' }).getAttribute('href')).toBe('/terms');
  });

  it('[ST-01] shows the text and the page of each consent while the answers load', async () => {
    harness.server().reply(consentMine, replies.hang());
    open();
    expect(screen.getByRole('heading', { name: 'ฉันอ่านและยอมรับ ข้อตกลงการใช้งาน' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'ฉันอยากรับข่าวสาร' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'อ่านข้อตกลงการใช้งาน' }).getAttribute('href')).toBe('/terms');
    expect(screen.getAllByText('กำลังโหลด')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /ความยินยอม/ })).toBeNull();
  });

  it('withdraws an optional consent with one press, sends one request, and then offers to give it', async () => {
    replyWithConsents(answer('terms', true), answer('offers', true));
    const pendingReply = createDeferred<Reply>();
    harness.server().reply(consentChange, () => pendingReply.promise);
    const { user } = open();
    await user.dblClick(await withdraw());
    pendingReply.resolve(replies.data({ consents: [answer('terms', true), answer('offers', false)] }));
    expect(await screen.findByRole('button', { name: 'ให้ความยินยอม' })).toBeTruthy();
    expect(changes()).toEqual([{ id: 'offers', version: '2', given: false }]);
  });

  it('shows at once that a consent is withdrawn, without a further request', async () => {
    replyWithConsents(answer('offers', true));
    harness.server().reply(consentChange, replies.data({ consents: [answer('offers', false)] }));
    const { user } = open({ registration: { consents: [offers] } });
    await withdraw();
    harness.server().reply(consentMine, replies.refuse('INTERNAL'));
    await user.click(await withdraw());
    const give = await screen.findByRole('button', { name: 'ให้ความยินยอม' });
    expect(screen.getByText('ไม่ยินยอม')).toBeTruthy();
    for (let press = 0; press < 3; press += 1) fireEvent.click(give);
    await waitFor(() => expect(give.getAttribute('aria-busy')).toBeNull());
    expect(changes()).toEqual([{ id: 'offers', version: '2', given: false }]);
    expect(lists()).toHaveLength(1);
  });

  it('gives a consent that was never answered', async () => {
    replyWithConsents(answer('terms', true));
    const { user } = open();
    expect(await screen.findByText('ยังไม่ได้ตอบ')).toBeTruthy();
    harness
      .server()
      .reply(consentChange, replies.data({ consents: [answer('terms', true), answer('offers', true)] }));
    await user.click(await screen.findByRole('button', { name: 'ให้ความยินยอม' }));
    expect(await withdraw()).toBeTruthy();
    expect(screen.getAllByText('ยินยอมแล้ว')).toHaveLength(2);
    expect(screen.queryByText('ยังไม่ได้ตอบ')).toBeNull();
  });

  it('sends one request if the member leaves the screen and returns before the response', async () => {
    const respond = await withdrawLeaveAndReturn();
    const button = await withdraw();
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    respond(replies.data({ consents: [answer('offers', false)] }));
    expect(await giveAgain()).toBeTruthy();
    expect(screen.getByText('ไม่ยินยอม')).toBeTruthy();
    expect(changes()).toEqual([{ id: 'offers', version: '2', given: false }]);
  });

  it('shows a refusal, and loads the list again, also if the member has left the screen and returned', async () => {
    const respond = await withdrawLeaveAndReturn();
    replyWithConsents(answer('offers', true, '3'));
    respond(replies.refuse('VALIDATION_FAILED'));
    expect(await screen.findByText(refusal)).toBeTruthy();
    expect(await screen.findByText('3')).toBeTruthy();
    expect(lists()).toHaveLength(2);
    harness.server().reply(consentChange, replies.data({ consents: [answer('offers', false)] }));
    await userEvent.click(await withdraw());
    expect(await giveAgain()).toBeTruthy();
    expect(screen.queryByText(refusal)).toBeNull();
  });

  it('shows a refusal once, and not again when the member returns later', async () => {
    const respond = await withdrawLeaveAndReturn();
    respond(replies.refuse('VALIDATION_FAILED'));
    expect(await screen.findByText(refusal)).toBeTruthy();
    await leavePage();
    await returnToPage();
    expect(screen.queryByText(refusal)).toBeNull();
  });

  it.each([
    ['', Fragment],
    [', also in StrictMode', StrictMode],
  ])('shows a refusal that arrives while the member is away, and shows it once%s', async (_mode, Mode) => {
    const { store, respond } = await withdrawAndLeave(Mode);
    respond(replies.refuse('VALIDATION_FAILED'));
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('"status":"rejected"'));
    await returnToPage();
    expect(await screen.findByText(refusal)).toBeTruthy();
    await leavePage();
    await returnToPage();
    expect(screen.queryByText(refusal)).toBeNull();
  });

  it('does not reverse a change while the Enter key is held', async () => {
    replyWithConsents(answer('offers', true));
    harness.server().reply(consentChange, replies.data({ consents: [answer('offers', false)] }));
    open({ registration: { consents: [offers] } });
    const button = await withdraw();
    // A browser clicks the focused button on each keydown of Enter, unless the page prevents this.
    const pressEnter = (repeat: boolean) => {
      if (fireEvent.keyDown(button, { key: 'Enter', repeat })) fireEvent.click(button);
    };
    pressEnter(false);
    await giveAgain();
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    for (let press = 0; press < 3; press += 1) pressEnter(true);
    expect(button.getAttribute('aria-busy')).toBeNull();
    expect(changes()).toHaveLength(1);
    pressEnter(false);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(changes()).toHaveLength(2));
  });

  it.each<readonly [string, (store: AppStore) => void, number]>([
    ['reports a change to the member', () => {}, 1],
    ['reports no change after the member has logged out', (store) => store.dispatch(logout()), 0],
    ['reports no change after another member has signed in in another tab', signInElsewhere, 0],
  ])('%s', async (_name, happen, toasts) => {
    replyWithConsents(answer('offers', true));
    const response = createDeferred<Reply>();
    harness.server().reply(consentChange, () => response.promise);
    const page = (
      <>
        <MyConsentsPage />
        <Toaster label="toasts" />
      </>
    );
    const { user, store } = harness.open(page, { brand: { registration: { consents: [offers] } } });
    await user.click(await withdraw());
    await waitFor(() => expect(changes()).toHaveLength(1));
    act(() => happen(store));
    response.resolve(replies.data({ consents: [answer('offers', false)] }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await waitFor(() => expect(screen.queryAllByText('ถอนความยินยอมเรียบร้อยแล้ว')).toHaveLength(toasts));
  });

  it('says what the withdrawal of a required consent means, and whom to contact', async () => {
    replyWithConsents(answer('terms', true));
    open({ ...brand, registration: { consents: [terms] } });
    expect(await screen.findByText(/ถอนความยินยอมข้อนี้ โปรดติดต่อทีมงานเพื่อปิดบัญชี/)).toBeTruthy();
    expect(screen.getByText(/ถอนเงินคงเหลือทั้งหมดได้ก่อนปิดบัญชี/)).toBeTruthy();
    expect(screen.getByText('ดูข้อที่คุณยินยอมไว้ และถอนข้อที่ไม่บังคับได้ทุกเมื่อ')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ติดต่อทีมงาน' }).getAttribute('href')).toBe('/auth/contact');
    expect(screen.queryByRole('button', { name: 'ถอนความยินยอม' })).toBeNull();
  });

  it('shows which version the member answered, and withdraws a consent that the brand has dropped', async () => {
    replyWithConsents(answer('terms', true, '1'), answer('news', true, '1'));
    const { user } = open({ ...brand, registration: { consents: [terms] } });
    expect(await screen.findByText(/ข้อความด้านบนเป็นฉบับ 2/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'ข้อที่เลิกใช้แล้ว (news)' })).toBeTruthy();
    await user.click(await withdraw());
    await waitFor(() => expect(changes()).toEqual([{ id: 'news', version: '1', given: false }]));
  });

  it('shows a dropped consent in the words that the member read', async () => {
    replyWithConsents({ ...answer('news', true, '1'), text: 'ฉันอยากรับจดหมายข่าว' });
    open({ ...brand, registration: { consents: [terms] } });
    expect(await screen.findByRole('heading', { name: 'ฉันอยากรับจดหมายข่าว' })).toBeTruthy();
    expect(screen.queryByText(/news/)).toBeNull();
  });

  it.each([
    [true, 'ตอนนี้เราไม่ได้ขอข้อนี้แล้ว แต่ความยินยอมเดิมยังมีผลจนกว่าคุณจะถอน'],
    [false, 'ตอนนี้เราไม่ได้ขอข้อนี้แล้ว'],
  ])('says what a dropped consent means whose answer is %s', async (given, hint) => {
    replyWithConsents(answer('news', given, '1'));
    open({ ...brand, registration: { consents: [terms] } });
    expect(await screen.findByText(hint)).toBeTruthy();
  });

  it('keeps the button after a failure', async () => {
    replyWithConsents(answer('offers', true));
    harness.server().replyOnce(consentChange, replies.drop());
    const { user } = open();
    await user.click(await withdraw());
    expect((await screen.findAllByText(/เชื่อมต่อไม่ได้/)).length).toBeGreaterThan(0);
    await user.click(await withdraw());
    await waitFor(() => expect(changes()).toHaveLength(2));
  });

  it('links to the terms and to other dated pages of the brand, also without consents', async () => {
    replyWithConsents();
    const rules = { slug: 'rules', title: 'กติกา', description: '', updated: '2026-11-01', blocks: [] };
    const help = { slug: 'help', title: 'ช่วยเหลือ', description: '', blocks: [] };
    open({ pages: [...brand.pages, rules, help] });
    const list = within(await screen.findByRole('list', { name: 'ข้อตกลงและนโยบายที่ใช้กับบัญชีของคุณ' }));
    expect(list.getByText('ฉบับวันที่ 1 พ.ย. 2569')).toBeTruthy();
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/terms', '/rules']);
  });

  it('is empty for a brand without consents, and shows the brand’s picture', async () => {
    replyWithConsents();
    const { assets } = sampleClient();
    open({ assets: { ...assets, scenes: { success: '/brand/success.svg' } } });
    await screen.findByText('ตอนนี้ไม่มีข้อที่เราขอความยินยอมจากคุณ');
    const pictures = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(pictures).toEqual(['/brand/success.svg']);
  });
});
