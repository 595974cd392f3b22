import { memoryStorage } from '@chada/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleClient } from '../../test/sample-client.ts';
import { siteHarness } from '../../test/site-harness.tsx';
import { SiteFooter } from './site-footer.tsx';

const harness = siteHarness();
const client = sampleClient({ analytics: { scriptUrl: 'https://count.example/a.js' } });
const label = 'ให้เรานับจำนวนผู้เปิดแต่ละหน้า โดยไม่ระบุตัวคุณ';
const frame = () => screen.queryByTitle<HTMLIFrameElement>('การนับผู้เปิดหน้า');
const button = (name: string) => screen.getByRole('button', { name });

function greet(changes: object = {}): unknown[] {
  const { port1, port2 } = new MessageChannel();
  const received: unknown[] = [];
  port1.onmessage = ({ data }) => received.push(data);
  const message = new Event('message');
  Object.assign(message, {
    data: { from: 'chada-analytics-frame', type: 'hello' },
    origin: 'null',
    source: frame()?.contentWindow,
    ports: [port2],
    ...changes,
  });
  act(() => void window.dispatchEvent(message));
  return received;
}

async function withConsent(at: string): Promise<void> {
  const storage = memoryStorage();
  storage.setItem('chada.analytics', 'yes');
  harness.render(<SiteFooter kind="public" />, { store: harness.createStore(storage), client, at });
  await waitFor(() => expect(frame()).not.toBeNull());
}

describe('analytics', () => {
  it('load nothing without consent, and nothing again after it is withdrawn', async () => {
    const storage = memoryStorage();
    harness.render(<SiteFooter kind="public" />, { store: harness.createStore(storage), client });
    await screen.findByRole('group', { name: label });
    expect(button('ไม่อนุญาต').getAttribute('aria-pressed')).toBe('true');
    expect(frame()).toBeNull();
    fireEvent.click(button('อนุญาต'));
    expect(frame()?.getAttribute('src')).toBe('/analytics-frame');
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts');
    fireEvent.click(button('ไม่อนุญาต'));
    expect(frame()).toBeNull();
    expect(storage.getItem('chada.analytics')).toBe('no');
  });

  it('are not offered by a brand without a service', () => {
    harness.render(<SiteFooter kind="public" />, { store: harness.createStore(), client: sampleClient() });
    expect(screen.queryByRole('group', { name: label })).toBeNull();
  });

  it('learn the screens without codes and search words', async () => {
    await withConsent('/aff/FRIEND77?utm=secret');
    const received = greet();
    await waitFor(() => expect(received).toEqual([{ from: 'chada-site', type: 'visit', screen: '/aff' }]));
  });

  it.each([
    ['another origin', { origin: 'https://count.example' }],
    ['another window', { source: window }],
    ['another message', { data: { from: 'chada-chat-frame', type: 'hello' } }],
    ['no port', { ports: [] }],
  ])('send nothing to %s', async (_what, changes) => {
    await withConsent('/');
    const received = greet(changes);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(received).toEqual([]);
  });
});
