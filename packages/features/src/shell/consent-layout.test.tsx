import { slipConfirm, slipMyRequest } from '@chada/contract';
import { consentAnswer, consentUnanswered } from '@chada/contract/consent';
import { aWaitingSlip, createDeferred, type Reply, replies } from '@chada/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { ConsentPage } from '../consent/index.ts';
import { ConsentSlot } from './chat-slots.ts';
import { MemberLayout } from './member-shell.ts';

const harness = siteHarness();
const terms = { id: 'terms', version: '2', text: 'ฉันอ่านและยอมรับ', page: 'terms', required: true };
const offers = { id: 'offers', version: '2', text: 'ฉันอยากรับข่าวสาร', required: false };
const brand = {
  registration: { consents: [terms, offers] },
  pages: [{ slug: 'terms', title: 'ข้อตกลงการใช้งาน', description: '', blocks: [] }],
};
const ask = (...dueConsents: readonly { readonly id: string; readonly version: string }[]) => {
  const consents = dueConsents.map(({ id, version }) => ({ id, version }));
  harness.server().reply(consentUnanswered, replies.data({ consents }));
};
const area = (
  <ConsentSlot value={<ConsentPage />}>
    <Routes>
      <Route element={<MemberLayout />}>
        <Route path="*" element={<p>the screen</p>} />
      </Route>
    </Routes>
  </ConsentSlot>
);
const open = (at: string, changes: object = brand) => harness.open(area, { at, brand: { ...changes } });
const heading = () => screen.findByRole('heading', { name: 'ข้อตกลงฉบับใหม่' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'บันทึกและไปต่อ' }));
const follow = async (href: string) => {
  const link = screen.getAllByRole('link').find((one) => one.getAttribute('href') === href);
  if (link === undefined) throw new Error(`No link leads to ${href}.`);
  await userEvent.click(link);
};
const lists = () => harness.server().requests(consentUnanswered);
const answers = () => harness.server().requests(consentAnswer);

describe('a new version of a consent', () => {
  it('is asked in place of other screens, none ticked, with links to money, history and help', async () => {
    ask(terms, offers);
    open('/auth/deposit');
    await heading();
    expect(screen.queryByText('the screen')).toBeNull();
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'อ่านข้อตกลงการใช้งาน' }).getAttribute('href')).toBe('/terms');
    for (const [name, href] of [
      ['ถอนเงิน', '/auth/withdraw'],
      ['ดูประวัติ', '/auth/transaction/history'],
    ] as const)
      expect(
        screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href')),
        name,
      ).toContain(href);
  });

  it('is not called a new version for a member who has answered none before', async () => {
    const consents = [{ id: 'terms', version: '2', isNew: true }];
    harness.server().reply(consentUnanswered, replies.data({ consents }));
    open('/auth/deposit');
    expect(await screen.findByRole('heading', { name: 'โปรดอ่านและยืนยัน' })).toBeTruthy();
    expect(screen.getByText(/เรายังไม่มีคำตอบของคุณ/)).toBeTruthy();
    expect(screen.queryByText(/ฉบับใหม่|ปรับปรุง/)).toBeNull();
    cleanup();
    harness
      .server()
      .reply(consentUnanswered, replies.data({ consents: [...consents, { id: 'offers', version: '2' }] }));
    open('/auth/deposit');
    expect(await heading()).toBeTruthy();
  });

  it.each([
    '/auth/withdraw',
    '/auth/transaction/history',
    '/auth/contact',
    '/auth/protection',
    '/auth/settings/consents',
  ])('never hides %s', async (at) => {
    ask(terms);
    open(at);
    await waitFor(() => expect(harness.server().requests(consentUnanswered)).toHaveLength(1));
    expect(screen.getByText('the screen')).toBeTruthy();
  });

  it('hides no verified slip, and the member can confirm it', async () => {
    ask(terms);
    const slip = aWaitingSlip();
    harness.server().reply(slipMyRequest, replies.data({ items: [], waiting: [slip] }));
    open('/auth/deposit/slip');
    await heading();
    await userEvent.click(await screen.findByRole('button', { name: /ยืนยันเติมเครดิต/ }));
    await waitFor(() => expect(harness.server().requests(slipConfirm)).toHaveLength(1));
    expect(harness.server().requests(slipConfirm)[0]?.body).toEqual({ slipId: slip.id });
  });

  it('needs the required consent, declines the optional one, and then shows the screen', async () => {
    ask(terms, offers);
    open('/auth/deposit');
    await heading();
    await submit();
    expect(await screen.findByText('กรุณายอมรับข้อนี้เพื่อใช้งานต่อ')).toBeTruthy();
    const [box] = screen.getAllByRole('checkbox');
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(answers()).toEqual([]);
    if (box) await userEvent.click(box);
    await userEvent.dblClick(screen.getByRole('button', { name: 'บันทึกและไปต่อ' }));
    expect(await screen.findByText('the screen')).toBeTruthy();
    expect(answers().map(({ body }) => body)).toEqual([
      {
        consents: [
          { id: 'terms', version: '2', given: true },
          { id: 'offers', version: '2', given: false },
        ],
      },
    ]);
    expect(answers()[0]?.violations).toEqual([]);
  });

  it('keeps the ticks after a failure, and can be sent again', async () => {
    ask(terms);
    harness.server().replyOnce(consentAnswer, replies.drop());
    open('/auth/deposit');
    await heading();
    await userEvent.click(screen.getByRole('checkbox'));
    await submit();
    expect((await screen.findAllByText(/เชื่อมต่อไม่ได้/)).length).toBeGreaterThan(0);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    await submit();
    expect(await screen.findByText('the screen')).toBeTruthy();
  });

  it('is not asked again after the answer, without a further request, also if the member left the form', async () => {
    ask(terms);
    const response = createDeferred<Reply>();
    harness.server().reply(consentAnswer, () => response.promise);
    open('/auth/deposit');
    await heading();
    harness.server().reply(consentUnanswered, replies.refuse('INTERNAL'));
    await userEvent.click(screen.getByRole('checkbox'));
    await submit();
    await follow('/auth/withdraw');
    expect(screen.getByText('the screen')).toBeTruthy();
    await follow('/auth/deposit');
    await heading();
    await userEvent.click(screen.getByRole('checkbox'));
    await submit();
    response.resolve(replies.data({ consents: [] }));
    expect(await screen.findByText('the screen')).toBeTruthy();
    await follow('/auth/dashboard');
    await follow('/auth/deposit');
    expect(screen.getByText('the screen')).toBeTruthy();
    expect([lists().length, answers().length]).toEqual([1, 1]);
  });

  it('keeps the ticks after a refusal, and shows the refusal', async () => {
    ask(terms);
    harness.server().reply(consentAnswer, replies.refuse('VALIDATION_FAILED'));
    open('/auth/deposit');
    await heading();
    await userEvent.click(screen.getByRole('checkbox'));
    await submit();
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  it('shows a refusal and loads the consents again, also if the member has left the form and returned', async () => {
    ask(terms);
    const response = createDeferred<Reply>();
    harness.server().reply(consentAnswer, () => response.promise);
    open('/auth/deposit');
    await heading();
    await userEvent.click(screen.getByRole('checkbox'));
    await submit();
    await follow('/auth/withdraw');
    await follow('/auth/deposit');
    await heading();
    response.resolve(replies.refuse('VALIDATION_FAILED'));
    expect(await screen.findByText('กรุณาตรวจสอบข้อมูลที่กรอกอีกครั้ง')).toBeTruthy();
    await waitFor(() => expect(lists()).toHaveLength(2));
    expect(answers()).toHaveLength(1);
  });

  it('is asked again if the response to the answer still has it', async () => {
    ask(terms);
    const due = { id: 'terms', version: '2' };
    harness.server().replyOnce(consentAnswer, replies.data({ consents: [due] }));
    open('/auth/deposit');
    await heading();
    await userEvent.click(screen.getByRole('checkbox'));
    await submit();
    await waitFor(() => expect(answers()).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'บันทึกและไปต่อ' }).getAttribute('aria-busy')).toBeNull(),
    );
    await submit();
    expect(await screen.findByText('the screen')).toBeTruthy();
    expect(answers()).toHaveLength(2);
  });

  it('is not asked by a page that has another version of the text', async () => {
    ask({ id: 'terms', version: '3' });
    open('/auth/deposit');
    await waitFor(() => expect(harness.server().requests(consentUnanswered)).toHaveLength(1));
    expect(screen.getByText('the screen')).toBeTruthy();
  });

  it('keeps nobody out if it can not be loaded, and a brand without consents asks nothing', async () => {
    harness.server().reply(consentUnanswered, replies.refuse('INTERNAL'));
    open('/auth/deposit');
    await waitFor(() => expect(harness.server().requests(consentUnanswered).length).toBeGreaterThan(0));
    expect(screen.getByText('the screen')).toBeTruthy();
    cleanup();
    open('/auth/deposit', {});
    expect(screen.getByText('the screen')).toBeTruthy();
  });
});
