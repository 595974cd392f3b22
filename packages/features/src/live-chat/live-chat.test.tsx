import { settingGet } from '@chada/contract/setting';
import { logout } from '@chada/stores';
import { aMember, replies } from '@chada/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { screenWorld } from '../../test/screen-world.tsx';
import { LiveChat } from './index.ts';

const world = screenWorld();
beforeEach(() => {
  // The brand's own account applies while the setting can't be read.
  world.server().reply(settingGet, replies.refuse('INTERNAL'));
});
afterEach(() => vi.useRealTimers());

const chat = { scriptUrl: 'https://chat.example/a.js', attributes: ['name', 'level'] };
const frame = () => screen.queryByTitle<HTMLIFrameElement>('ห้องแชทสด');
const panel = () => screen.queryByRole('dialog', { name: 'แชทสดกับทีมงาน' });
const button = () => screen.getByRole('button', { name: 'แชทสด', hidden: true });

/** Simulates the page in the frame: returns the messages that it received, and a function that sends one. */
function pageInFrame() {
  const { port1, port2 } = new MessageChannel();
  const heard: unknown[] = [];
  port1.onmessage = ({ data }) => heard.push(data);
  return {
    heard,
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
const saying = (type: string) => ({ from: 'chada-chat-frame', type });
const start = (attributes: object) => ({ from: 'chada-site', type: 'start', attributes });

async function open(brand: object = { chat, contact: { main: '@sample' } }) {
  const opened = world.open(<LiveChat />, { brand: { ...brand } });
  await opened.user.click(await screen.findByRole('button', { name: 'แชทสด' }));
  return opened;
}
/** Opens a chat that has loaded and is visible. */
async function chatting(brand?: object) {
  const opened = await open(brand);
  const page = pageInFrame();
  page.hello();
  page.say(saying('shown'));
  await waitFor(() => expect(frame()?.dataset['shown']).toBe('true'));
  return { ...opened, page };
}

describe('who has a live chat', () => {
  it('[CH-01] nobody, if the brand has none', async () => {
    world.open(<LiveChat />, { brand: { contact: { main: '@sample' } } });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[CH-01] not a visitor', async () => {
    world.open(<LiveChat />, { brand: { chat }, stored: { 'chada.token': '', 'chada.user': '' } });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[CH-01] a member of a brand with one, and nothing of it loads before it is opened', async () => {
    world.open(<LiveChat />, { brand: { chat } });
    expect(await screen.findByRole('button', { name: 'แชทสด' })).toBeTruthy();
    expect(document.querySelector('iframe, script[src]')).toBeNull();
  });
});

describe('the frame of the chat', () => {
  it('[CH-01] [RD-13] is sandboxed without an origin, named, and inert until the chat has loaded', async () => {
    await open();
    const element = frame();
    expect(element?.getAttribute('src')).toBe('/chat-frame');
    expect(element?.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
    expect(element?.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(element?.tabIndex).toBe(-1);
    expect(screen.getByText('กำลังเชื่อมต่อกับทีมงาน')).toBeTruthy();
    expect(document.querySelector('script[src]')).toBeNull();
  });

  it('[CH-02] receives the permitted data once, and the member can read which data that is', async () => {
    const { page } = await chatting();
    const { name, level } = aMember();
    page.hello();
    await waitFor(() => expect(page.heard).toEqual([start({ name, level })]));
    expect(screen.getByText('ทีมงานในแชทจะเห็นชื่อและระดับสมาชิกของคุณ')).toBeTruthy();
    page.end();
  });

  it('[CH-02] receives no member data unless the brand permits it', async () => {
    const { page } = await chatting({ chat: { scriptUrl: chat.scriptUrl } });
    await waitFor(() => expect(page.heard).toEqual([start({})]));
    expect(screen.getByText('แชทนี้ไม่เห็นข้อมูลส่วนตัวของคุณ')).toBeTruthy();
    page.end();
  });

  it.each([
    ['another window', { source: window }],
    ['no window', { source: null }],
    ['a page with an origin', { origin: 'https://chat.example' }],
    ['a page without a channel', { ports: [] }],
    ['a page that says something else', { data: { from: 'chada-chat-frame', type: 'shown' } }],
    ['a page that says more', { data: { ...saying('hello'), token: 1 } }],
    ['somebody else', { data: { from: 'someone', type: 'hello' } }],
  ])('[CH-02] %s receives nothing', async (_who, changes) => {
    await open();
    const page = pageInFrame();
    page.hello(changes);
    page.say(saying('shown'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
    expect(page.heard).toEqual([]);
    expect(frame()?.dataset['shown']).toBeUndefined();
    page.end();
  });

  it('[CH-01] ignores invalid messages', async () => {
    const { page } = await chatting();
    for (const message of [
      null,
      'close',
      saying('closed'),
      { type: 'close' },
      { ...saying('close'), more: 1 },
    ])
      page.say(message);
    await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
    expect(panel()).toBeTruthy();
    page.say(saying('close'));
    await waitFor(() => expect(panel()).toBeNull());
    page.end();
  });

  it('[CH-01] stays hidden in the page while closed, and reopens at once', async () => {
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

  it('[CH-01] is removed if it is closed before the chat has loaded', async () => {
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

  it('[CH-01] is reported in Thai with the messaging account as the alternative, and can be retried', async () => {
    const { user } = await open();
    const page = pageInFrame();
    page.hello();
    page.say(saying('failed'));
    await failed();
    expect(frame()).toBeNull();
    expect(line()).toBe('https://line.me/R/ti/p/%40sample');
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(frame()).toBeTruthy();
    expect(panel()?.contains(document.activeElement)).toBe(true);
    page.end();
  });

  it('[CH-01] is reported if the frame contains something else: no network, or a third-party page', async () => {
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

  it('[CH-01] is slow first, then fails', async () => {
    await open();
    vi.useFakeTimers();
    // The first attempt started on the real clock; this one starts on the fake clock.
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

  it('[CH-01] without a messaging account offers only a retry', async () => {
    await open({ chat });
    const page = pageInFrame();
    page.hello();
    page.say(saying('failed'));
    await failed();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: 'ลองใหม่' })).toBeTruthy();
    page.end();
  });
});
