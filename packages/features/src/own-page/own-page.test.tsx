import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleClient } from '../../test/sample-client.ts';
import { siteHarness } from '../../test/site-harness.tsx';
import { OwnPage } from './own-page.tsx';

const harness = siteHarness();
afterEach(() => vi.restoreAllMocks());

const content = JSON.stringify([{ kind: 'paragraph', content: [{ kind: 'text', text: 'ข้อกำหนด' }] }]);

function open(address: string): void {
  const client = sampleClient({
    pages: [{ slug: 'help', title: 'ช่วยเหลือ', description: 'คำถามที่พบบ่อย', address }],
  });
  const screens = (
    <Routes>
      <Route path="/:page" element={<OwnPage />} />
    </Routes>
  );
  harness.render(screens, { store: harness.createStore(), at: '/help', client });
}

it.each([
  ['is gone', new Response('404', { status: 404 })],
  ['is a page of the host', new Response('<!doctype html>')],
  ['has blocks that this release does not know', new Response('[{"kind":"later"}]')],
])('a page whose content %s after a deployment offers a reload', async (what, response) => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);
  open(`/stamped/${encodeURIComponent(what)}.json`);
  expect((await screen.findByRole('alert')).textContent).toContain('เว็บไซต์อาจเพิ่งอัปเดต');
  expect(screen.getByRole('button', { name: 'โหลดใหม่' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'ลองใหม่' })).toBeNull();
});

it.each([
  ['the network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the host', () => Promise.resolve(new Response('', { status: 503 }))],
])('a page whose content fails because of %s loads it again without a reload', async (what, fail) => {
  const load = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(fail);
  open(`/stamped/${encodeURIComponent(what)}.json`);
  load.mockResolvedValueOnce(new Response(content));
  fireEvent.click(await screen.findByRole('button', { name: 'ลองใหม่' }));
  expect(await screen.findByText('ข้อกำหนด')).toBeTruthy();
});

it('a long page lists its headings, and a heading in the list moves the focus there', async () => {
  const headings = ['ฝากเงิน', 'ถอนเงิน', 'ติดต่อเรา'];
  const blocks = headings.map((text) => ({ kind: 'heading', level: 2, content: [{ kind: 'text', text }] }));
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(blocks)));
  Element.prototype.scrollIntoView = vi.fn();
  open('/stamped/long.json');
  const contents = within(await screen.findByRole('navigation', { name: 'ในหน้านี้' }));
  expect(contents.getAllByRole('link').map((link) => link.textContent)).toEqual(headings);
  fireEvent.click(contents.getByRole('link', { name: 'ถอนเงิน' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'ถอนเงิน' }));
});

it('a page with four headings also has a fold with the list, for narrow windows', async () => {
  const headings = ['ฝากเงิน', 'ถอนเงิน', 'ติดต่อเรา', 'บัญชี'];
  const blocks = headings.map((text) => ({ kind: 'heading', level: 2, content: [{ kind: 'text', text }] }));
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(blocks)));
  open('/stamped/longer.json');
  await screen.findByRole('heading', { name: 'บัญชี' });
  const fold = document.querySelector('details');
  expect(fold?.open).toBe(false);
  expect(fold?.querySelector('summary')?.textContent).toBe('ในหน้านี้');
  expect([...(fold?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual(headings);
});

it('a short page has no list of headings', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(content));
  open('/stamped/short.json');
  await screen.findByText('ข้อกำหนด');
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('a phone number keeps its digits on one line', async () => {
  const text = 'โทร 02-000-0001 เลขทะเบียน 0-0000-00000-01-1 เปิด 24 ชม.';
  const page = JSON.stringify([{ kind: 'paragraph', content: [{ kind: 'text', text }] }]);
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(page));
  open('/stamped/phone.json');
  const paragraph = await screen.findByText(/เลขทะเบียน/);
  expect(paragraph.textContent).toBe(text);
  const unbroken = [...paragraph.querySelectorAll('.cf-unbroken')].map((part) => part.textContent);
  expect(unbroken).toEqual(['02-000-0001', '0-0000-00000-01-1']);
});
