import { replies } from '@chada/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOf, serverForEachTest, user } from '../test/open-site.tsx';
import type { SiteExtensions } from './extensions.ts';
import { mountMemberSite } from './mount-member-site.tsx';
import { RegistrationPage } from './screens.ts';

const print = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(print);
});
afterEach(() => {
  vi.restoreAllMocks();
  print.mockReset();
  document.body.textContent = '';
});
const server = serverForEachTest();

function mount(extensions: SiteExtensions | null, prerendered = '<p>prerendered</p>'): void {
  const root = document.createElement('div');
  root.innerHTML = prerendered;
  document.body.append(root);
  document.documentElement.setAttribute('data-may-be-member', '');
  mountMemberSite({ client: clientOf(server()), root, webVersion: '1.0.0', extensions });
}

function markPainted(name: string): void {
  const data = document.createElement('script');
  data.id = 'chada-client';
  data.type = 'application/json';
  data.setAttribute('data-prerendered', name);
  document.body.append(data);
}

const thrown = new TypeError('x is undefined');
const broken: object = {
  get routes(): never {
    throw thrown;
  },
};

it.each([
  ['null', null],
  ['no list', { routes: 7 }],
  ['an error', broken],
])('extensions that are %s never stop the site', async (_what, extensions: object | null) => {
  mount(extensions);
  expect(await screen.findByRole('contentinfo')).toBeDefined();
  expect(screen.queryByText('prerendered')).toBeNull();
  expect(document.documentElement.hasAttribute('data-may-be-member')).toBe(false);
  const lines = print.mock.calls.filter(([line]) => line === 'The site opens without its extensions.');
  expect(lines).toHaveLength(extensions === null ? 0 : 1);
});

it('hides the prerendered page until the site with extensions is rendered', async () => {
  mount({});
  expect(document.documentElement.hasAttribute('data-may-be-member')).toBe(true);
  expect(await screen.findByRole('contentinfo')).toBeDefined();
  expect(document.documentElement.hasAttribute('data-may-be-member')).toBe(false);
});

it('[PU-13] shows a member the prerendered page for unknown paths in the layout of members', async () => {
  localStorage.setItem('chada.token', 'token-of-the-test');
  localStorage.setItem('chada.user', JSON.stringify(user));
  window.history.replaceState(null, '', '/no-such-page');
  markPainted('not-found');
  try {
    mount(null);
    expect(await screen.findByRole('link', { name: 'ฝากเงิน' })).toBeDefined();
    expect(screen.queryByText('prerendered')).toBeNull();
    expect(print).not.toHaveBeenCalled();
  } finally {
    localStorage.clear();
    window.history.replaceState(null, '', '/');
  }
});

it('[RD-02] [ER-01] remembers the chosen screen if the session ends before the screen renders', async () => {
  localStorage.setItem('chada.token', 'token-of-the-test');
  localStorage.setItem('chada.user', JSON.stringify(user));
  window.history.replaceState(null, '', '/auth/contact');
  try {
    mount(null);
    const refresh = await screen.findByRole('button', { name: /รีเฟรช/ });
    // React Router also changes the address before React renders the screen.
    window.history.pushState(null, '', '/auth/transaction/history?kind=deposit');
    server().replyToAll(replies.refuse('SESSION_INVALID'));
    fireEvent.click(refresh);
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(sessionStorage.getItem('chada.returnPath')).toContain('/auth/transaction/history?kind=deposit');
  } finally {
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  }
});

it('[PU-02] keeps what a visitor typed in the prerendered page', async () => {
  window.history.replaceState(null, '', '/login');
  try {
    mount(
      {},
      '<form><input name="username" value="somsri88" /><input name="password" value="แมวน้อย" /></form>',
    );
    const username = await screen.findByLabelText<HTMLInputElement>('ชื่อผู้ใช้');
    await waitFor(() => expect(username.value).toBe('somsri88'));
    expect(screen.getByLabelText<HTMLInputElement>('รหัสผ่าน').value).toBe('แมวน้อย');
  } finally {
    window.history.replaceState(null, '', '/');
  }
});

it('[PU-03] keeps what a visitor typed in the prerendered registration', async () => {
  window.history.replaceState(null, '', '/register');
  try {
    mount({}, '<form><input name="phone" value="0812345678" /></form>');
    const phone = await screen.findByLabelText<HTMLInputElement>('เบอร์โทรศัพท์');
    await waitFor(() => expect(phone.value).toBe('0812345678'));
  } finally {
    window.history.replaceState(null, '', '/');
  }
});

it('[PU-03] keeps what a visitor typed if the code of the registration loads only at the second attempt', async () => {
  window.history.replaceState(null, '', '/register');
  markPainted('register');
  vi.spyOn(RegistrationPage, 'preload').mockResolvedValueOnce(false);
  try {
    mount(null, '<form><input name="phone" value="0812345678" /></form>');
    const phone = await screen.findByLabelText<HTMLInputElement>('เบอร์โทรศัพท์');
    await waitFor(() => expect(phone.value).toBe('0812345678'));
  } finally {
    window.history.replaceState(null, '', '/');
  }
});

describe('a press in the prerendered page of a site with extensions', () => {
  const pressed = 'data-pressed-early=""';
  const loginWith = (username: string, button: string) =>
    `<form>
      <input name="username" value="${username}" /><input name="password" value="แมวน้อย" />
      <button type="button" ${button}>เข้าสู่ระบบ</button>
    </form>`;
  beforeEach(() => window.history.replaceState(null, '', '/login'));
  afterEach(() => {
    localStorage.clear();
    window.history.replaceState(null, '', '/');
  });

  it('[PU-02] sends the form that the visitor filled', async () => {
    mount({}, loginWith('somsri88', `data-submits="true" ${pressed}`));
    await waitFor(() => expect(window.location.pathname).toBe('/auth/dashboard'));
  });

  it.each([
    ['without a press', loginWith('somsri88', 'data-submits="true"')],
    ['by a press on another button', loginWith('somsri88', pressed)],
    [
      'by a press in a form of other fields',
      `<form><input name="phone" value="0812345678" /><button data-submits="true" ${pressed}></button></form>`,
    ],
  ])('sends nothing %s', async (_, prerendered) => {
    mount({}, prerendered);
    await screen.findByLabelText('ชื่อผู้ใช้');
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }).getAttribute('aria-busy')).not.toBe('true');
    expect(document.querySelector('[data-pressed-early]')).toBeNull();
  });
});
