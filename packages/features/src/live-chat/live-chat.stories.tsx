import { failing, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { waitFor, within } from 'storybook/test';
import { pressByKeyboard, see } from '../../test/story-actions.ts';
import { LiveChat } from './live-chat.tsx';

const path = '/auth/dashboard';
const brand = { chat: { scriptUrl: 'https://chat.example/a.js', attributes: ['name', 'level'] } };

export default { title: 'Screens/Live chat', component: LiveChat } satisfies Meta<typeof LiveChat>;

/** Simulates a message from the iframe, because Storybook has no chat service. */
async function frameSays(type: 'shown' | 'failed'): Promise<void> {
  const frame = await waitFor(() => {
    const found = document.querySelector<HTMLIFrameElement>('.cf-live-chat__frame');
    if (found?.contentWindow == null) throw new Error('The page has no chat iframe.');
    return found;
  });
  const { port1, port2 } = new MessageChannel();
  const data = { from: 'chada-chat-frame', type: 'hello' };
  window.dispatchEvent(
    new MessageEvent('message', { data, origin: 'null', source: frame.contentWindow, ports: [port2] }),
  );
  port1.postMessage({ from: 'chada-chat-frame', type });
}

export const Filled = screenStory({ path, brand });
export const Loading = screenStory({ path, brand }, () => pressByKeyboard('แชทสด'));
export const Failed = screenStory({ path, brand, replies: { 'user.level': failing } }, async () => {
  await pressByKeyboard('แชทสด');
  await frameSays('failed');
  await waitFor(() => {
    const panel = document.querySelector<HTMLElement>('.cf-live-chat');
    if (panel === null) throw new Error('The page has no chat panel.');
    return within(panel).getByRole('button', { name: 'ลองใหม่' });
  });
});
export const Open = screenStory({ path, brand }, async () => {
  await pressByKeyboard('แชทสด');
  await frameSays('shown');
  await see('พิมพ์ข้อความได้เลย');
});
export const Offline = screenStory({ path, brand, offline: true });
