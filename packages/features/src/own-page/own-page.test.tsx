import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleClient } from '../../test/sample-client.ts';
import { siteHarness } from '../../test/site-harness.tsx';
import { OwnPage } from './own-page.tsx';

const harness = siteHarness();
afterEach(() => vi.restoreAllMocks());

const content = JSON.stringify([{ kind: 'paragraph', content: [{ kind: 'text', text: 'ข้อกำหนด' }] }]);

function open(address: string, facts: object = {}): void {
  const client = sampleClient({
    pages: [{ slug: 'help', title: 'ช่วยเหลือ', description: 'คำถามที่พบบ่อย', address, ...facts }],
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

const textOf = (text: string) => [{ kind: 'text', text }];
const paragraph = (text: string) => ({ kind: 'paragraph', content: textOf(text) });
const titled = (title: string, text: string) => ({ title: textOf(title), content: [paragraph(text)] });
const replyWith = (...blocks: readonly object[]) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(blocks)));

it('a page of questions opens the first answer, opens all while it is printed, and links to the team', async () => {
  const questions = (...names: string[]) => ({
    kind: 'questions',
    items: names.map((name) => titled(name, `คำตอบ ${name}`)),
  });
  replyWith(questions('ฝากไม่เข้า', 'ฝากอย่างไร'), questions('ถอนอย่างไร'));
  open('/stamped/questions.json', { layout: 'questions' });
  await screen.findByRole('heading', { level: 3, name: 'ถอนอย่างไร' });
  const shown = () => [...document.querySelectorAll('details')].map(({ open: isOpen }) => isOpen);
  expect(shown()).toEqual([true, false, false]);
  fireEvent(window, new Event('beforeprint'));
  expect(shown()).toEqual([true, true, true]);
  fireEvent(window, new Event('afterprint'));
  expect(shown()).toEqual([true, false, false]);
  expect(screen.getByText('คำถามที่พบบ่อย')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ทักทีมงาน' }).getAttribute('href')).toBe('/contact');
});

it('a page of cards shows its cards, its facts and a link of its own line as a button', async () => {
  const link = { kind: 'link', to: '/contact', content: textOf('ติดต่อเรา') };
  replyWith(
    { kind: 'cards', items: [titled('พูดตรง', 'เงื่อนไขแสดงก่อน'), titled('หยุดได้ง่าย', 'พักได้ทุกเมื่อ')] },
    { kind: 'facts', items: [titled('บริษัท', 'ชบา การ์เดน')] },
    { kind: 'paragraph', content: [link] },
    { kind: 'paragraph', content: [...textOf('หรือ '), link] },
  );
  open('/stamped/cards.json', { layout: 'cards' });
  const cards = await screen.findAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent)).toEqual(['พูดตรงเงื่อนไขแสดงก่อน', 'หยุดได้ง่ายพักได้ทุกเมื่อ']);
  expect(screen.getByRole('term').textContent).toBe('บริษัท');
  expect(screen.getByRole('definition').textContent).toBe('ชบา การ์เดน');
  const isButton = (element: HTMLElement) => element.classList.contains('ck-button');
  expect(screen.getAllByRole('link', { name: 'ติดต่อเรา' }).map(isButton)).toEqual([true, false]);
  expect(screen.queryByRole('link', { name: 'ทักทีมงาน' })).toBeNull();
});

it('a link of its own line is no button within a quote, a list, an answer or a card', async () => {
  const linkTo = (to: string) => ({
    kind: 'paragraph',
    content: [{ kind: 'link', to, content: textOf(to) }],
  });
  const titledLink = (to: string) => [{ title: textOf('หัวข้อ'), content: [linkTo(to)] }];
  replyWith(
    { kind: 'quote', content: [linkTo('/quote')] },
    { kind: 'list', start: null, items: [[linkTo('/item')]] },
    { kind: 'questions', items: titledLink('/answer') },
    { kind: 'cards', items: titledLink('/card') },
    { kind: 'facts', items: titledLink('/fact') },
    linkTo('/page'),
  );
  open('/stamped/nested-links.json');
  await screen.findByRole('link', { name: '/page' });
  const buttons = [...document.querySelectorAll('.cf-own-page__text a.ck-button')];
  expect(buttons.map((button) => button.getAttribute('href'))).toEqual(['/page']);
  const links = [...document.querySelectorAll('.cf-own-page__text a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(links).toEqual(['/quote', '/item', '/answer', '/card', '/fact', '/page']);
});

it('the list of headings marks the heading in view, and the last heading at the end of the page', async () => {
  const headings = ['ฝากเงิน', 'ถอนเงิน', 'ติดต่อเรา'];
  replyWith(...headings.map((text) => ({ kind: 'heading', level: 2, content: textOf(text) })));
  const tops = new Map([
    ['ฝากเงิน', -300],
    ['ถอนเงิน', 100],
    ['ติดต่อเรา', 500],
  ]);
  const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  measure.mockImplementation(function rect(this: Element) {
    return new DOMRect(0, tops.get(this.textContent) ?? 0, 100, 20);
  });
  open('/stamped/current.json');
  const contents = within(await screen.findByRole('navigation', { name: 'ในหน้านี้' }));
  const current = () =>
    contents
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'location')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(current()).toEqual(['ถอนเงิน']));
  tops.set('ฝากเงิน', 300).set('ถอนเงิน', 500);
  measure.mockClear();
  fireEvent.scroll(window);
  fireEvent.scroll(window);
  expect(measure).not.toHaveBeenCalled();
  await waitFor(() => expect(current()).toEqual(['ฝากเงิน']));
  expect(measure.mock.calls.length).toBeLessThanOrEqual(headings.length);
  vi.spyOn(document.documentElement, 'scrollTop', 'get').mockReturnValue(50);
  fireEvent.scroll(window);
  await waitFor(() => expect(current()).toEqual(['ติดต่อเรา']));
});
