import { protectionGet } from '@chada/contract/protection';
import { settingGet } from '@chada/contract/setting';
import { logout } from '@chada/stores';
import { useProtectionQuery } from '@chada/stores/protection';
import { aMember, replies } from '@chada/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleProtection } from '../../test/sample-protection.ts';
import { siteHarness } from '../../test/site-harness.tsx';
import { LiveChat } from './index.ts';

const harness = siteHarness();
beforeEach(() => {
  harness.server().reply(settingGet, replies.refuse('INTERNAL'));
});
afterEach(() => vi.useRealTimers());

const chat = { scriptUrl: 'https://chat.example/a.js', attributes: ['name', 'level'] };
const frame = () => screen.queryByTitle<HTMLIFrameElement>('ห้องแชทสด');
const panel = () => screen.queryByRole('dialog', { name: 'แชทสดกับทีมงาน' });
const button = () => screen.getByRole('button', { name: 'แชทสด', hidden: true });

function pageInFrame() {
  const { port1, port2 } = new MessageChannel();
  const received: unknown[] = [];
  port1.onmessage = ({ data }) => received.push(data);
  return {
    received,
    hello: (changes: object = {}) => {
      const message = new Event('message');
      const hello = { from: 'chada-chat-frame', type: 'hello' };
      const source = frame()?.contentWindow;
      Object.assign(message, { data: hello, origin: 'null', source, ports: [port2], ...changes });
      act(() => void window.dispatchEvent(message));
    },
    say: (message: unknown) => port1.postMessage(message),
    end: () => port1.close(),
  };
}
const message = (type: string) => ({ from: 'chada-chat-frame', type });
const start = (attributes: object) => ({ from: 'chada-site', type: 'start', attributes });

const aPause = { cause: 'timeOut', until: '2099-01-01T00:00:00.000Z', endRequestableAt: null };
const PauseKnown = () => (useProtectionQuery(undefined).data === undefined ? null : 'the pause is known');

async function open(brand: object = { chat, contact: { main: '@sample' } }) {
  const opened = harness.open(<LiveChat />, { brand: { ...brand } });
  await opened.user.click(await screen.findByRole('button', { name: 'แชทสด' }));
  return opened;
}
async function chatting(brand?: object) {
  const opened = await open(brand);
  const page = pageInFrame();
  page.hello();
  page.say(message('shown'));
  await waitFor(() => expect(frame()?.dataset['shown']).toBe('true'));
  return { ...opened, page };
}

describe('access to the live chat', () => {
  it('[CH-01] is missing if the brand has no live chat', async () => {
    harness.open(<LiveChat />, { brand: { contact: { main: '@sample' } } });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[CH-01] is missing for visitors', async () => {
    harness.open(<LiveChat />, { brand: { chat }, stored: { 'chada.token': '', 'chada.user': '' } });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[CH-01] is present for members, and the chat loads when the member opens it', async () => {
    harness.open(<LiveChat />, { brand: { chat } });
    expect(await screen.findByRole('button', { name: 'แชทสด' })).toBeTruthy();
    expect(document.querySelector('iframe, script[src]')).toBeNull();
  });
});

describe('the frame of the chat', () => {
  it('[CH-01] [RD-13] is sandboxed, has a name and can’t be focused before the chat has loaded', async () => {
    await open();
    const element = frame();
    expect(element?.getAttribute('src')).toBe('/chat-frame');
    expect(element?.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
    expect(element?.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(element?.tabIndex).toBe(-1);
    expect(screen.getByText('กำลังเชื่อมต่อกับทีมงาน')).toBeTruthy();
    expect(document.querySelector('script[src]')).toBeNull();
  });

  it('[CH-02] receives the permitted data once, and the page lists that data for the member', async () => {
    const { page } = await chatting();
    const { name, level } = aMember();
    page.hello();
    await waitFor(() => expect(page.received).toEqual([start({ name, level })]));
    expect(screen.getByText('ทีมงานในแชทจะเห็นชื่อและระดับสมาชิกของคุณ')).toBeTruthy();
    page.end();
  });

  it('[CH-02] receives no member data by default', async () => {
    const { page } = await chatting({ chat: { scriptUrl: chat.scriptUrl } });
    await waitFor(() => expect(page.received).toEqual([start({})]));
    expect(screen.getByText('แชทนี้ไม่เห็นข้อมูลส่วนตัวของคุณ')).toBeTruthy();
    page.end();
  });

  it.each([
    ['receives the permitted data of a member who may play', null, aMember().name],
    ['receives no data of a member on a break', aPause, undefined],
  ])('[CH-02] %s', async (_what, pause, name) => {
    harness.server().reply(protectionGet, replies.data({ ...protectionGet.example.response, pause }));
    const { user } = harness.open(
      <>
        <LiveChat />
        <PauseKnown />
      </>,
      { brand: { chat, protection: sampleProtection } },
    );
    await screen.findByText('the pause is known');
    await user.click(await screen.findByRole('button', { name: 'แชทสด' }));
    const page = pageInFrame();
    page.hello();
    await waitFor(() => expect(page.received).toHaveLength(1));
    expect(page.received).toEqual([start(name === undefined ? {} : { name, level: aMember().level })]);
    expect(screen.queryByText('แชทนี้ไม่เห็นข้อมูลส่วนตัวของคุณ') === null).toBe(name !== undefined);
    page.end();
  });

  it.each([
    ['another window', { source: window }],
    ['no window', { source: null }],
    ['a page with an origin', { origin: 'https://chat.example' }],
    ['a page without a channel', { ports: [] }],
    ['a page that says something else', { data: { from: 'chada-chat-frame', type: 'shown' } }],
    ['a page that says more', { data: { ...message('hello'), token: 1 } }],
    ['somebody else', { data: { from: 'someone', type: 'hello' } }],
  ])('[CH-02] %s receives nothing', async (_who, changes) => {
    await open();
    const page = pageInFrame();
    page.hello(changes);
    page.say(message('shown'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
    expect(page.received).toEqual([]);
    expect(frame()?.dataset['shown']).toBeUndefined();
    page.end();
  });

  it('[CH-01] ignores invalid messages', async () => {
    const { page } = await chatting();
    for (const invalid of [
      null,
      'close',
      message('closed'),
      { type: 'close' },
      { ...message('close'), more: 1 },
    ])
      page.say(invalid);
    await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
    expect(panel()).toBeTruthy();
    page.say(message('close'));
    await waitFor(() => expect(panel()).toBeNull());
    page.end();
  });

  it('[CH-01] stays hidden in the page while the chat is closed', async () => {
    const { user, page } = await chatting();
    const before = frame();
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button()));
    expect(frame()).toBe(before);
    await user.click(button());
    expect(panel()).toBeTruthy();
    expect(frame()).toBe(before);
    page.end();
  });

  it('[CH-01] is removed if the member closes the chat before it has loaded', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    expect(frame()).toBeNull();
  });

  it('[CH-01] [CH-02] is removed with its data when the session ends', async () => {
    const { store, page } = await chatting();
    act(() => store.dispatch(logout()));
    expect(frame()).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.body.innerHTML).not.toContain(aMember().name);
    page.end();
  });
});

describe('a chat that does not load', () => {
  const failed = () => screen.findByText('เปิดแชทสดไม่ได้ในตอนนี้');
  const line = () => screen.getByRole('link', { name: 'ทักทาง LINE' }).getAttribute('href');

  it('[CH-01] is reported in Thai with a retry button and a link to LINE', async () => {
    const { user } = await open();
    const page = pageInFrame();
    page.hello();
    page.say(message('failed'));
    await failed();
    expect(frame()).toBeNull();
    expect(line()).toBe('https://line.me/R/ti/p/%40sample');
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(frame()).toBeTruthy();
    expect(panel()?.contains(document.activeElement)).toBe(true);
    page.end();
  });

  it('[CH-01] is reported if the frame contains another page', async () => {
    await open();
    const element = frame();
    if (element !== null) fireEvent.load(element);
    expect(await failed()).toBeTruthy();
  });

  it('[CH-01] is reported if the frame navigates away', async () => {
    const { page } = await chatting();
    const element = frame();
    if (element !== null) {
      fireEvent.load(element);
      expect(frame()).toBeTruthy();
      fireEvent.load(element);
    }
    await failed();
    expect(frame()).toBeNull();
    page.end();
  });

  it('[CH-01] first counts as slow and then as failed', async () => {
    await open();
    vi.useFakeTimers();
    fireEvent.click(button());
    fireEvent.click(button());
    act(() => void vi.advanceTimersByTime(4_900));
    expect(screen.queryByText('ใช้เวลานานกว่าปกติ')).toBeNull();
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.getByText('ใช้เวลานานกว่าปกติ')).toBeTruthy();
    expect(line()).toBe('https://line.me/R/ti/p/%40sample');
    act(() => void vi.advanceTimersByTime(15_000));
    expect(screen.getByText('เปิดแชทสดไม่ได้ในตอนนี้')).toBeTruthy();
    expect(frame()).toBeNull();
  });

  it('[CH-01] has only a retry button if the brand has no LINE account', async () => {
    await open({ chat });
    const page = pageInFrame();
    page.hello();
    page.say(message('failed'));
    await failed();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: 'ลองใหม่' })).toBeTruthy();
    page.end();
  });
});
