import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientOf, serverForEachTest, user } from '../test/open-site.tsx';
import { mountMemberSite } from './mount-member-site.tsx';
import { startSignIn } from './start-sign-in.ts';

const server = serverForEachTest();
beforeEach(() => window.history.replaceState(null, '', '/login'));
afterEach(() => {
  localStorage.clear();
  document.body.textContent = '';
  window.history.replaceState(null, '', '/');
});

function open(form: string) {
  const root = document.createElement('div');
  root.innerHTML = form;
  document.body.append(root);
  const options = { client: clientOf(server()), root, webVersion: '1.0.0' };
  startSignIn(options);
  return {
    mount: () => mountMemberSite(options),
    press: () => press(root),
    root,
  };
}

function press(root: Element): void {
  root.querySelector('button')?.setAttribute('data-pressed-early', '');
}

const formOf = (username: string, password: string, formKind = 'login') =>
  `<form data-signs-in="${formKind}">
    <input name="username" value="${username}" /><input name="password" value="${password}" />
    <button type="button" data-submits="true">เข้าสู่ระบบ</button>
  </form>`;
const sent = () =>
  server()
    .requests()
    .filter(({ url }) => url === '/api/auth/login');

it('[PU-02] sends the form before the site is rendered, and the site opens as the member', async () => {
  const { mount, press: pressIt } = open(formOf(' Somsri88', 'แมวน้อย'));
  pressIt();
  await waitFor(() => expect(localStorage.getItem('chada.token')).not.toBeNull());
  expect(sent()).toMatchObject([{ body: { username: 'somsri88', password: 'แมวน้อย' } }]);
  mount();
  await waitFor(() => expect(window.location.pathname).toBe('/auth/dashboard'));
  expect(sent()).toHaveLength(1);
});

it('sends a form that was pressed before this script ran', async () => {
  const root = document.createElement('div');
  root.innerHTML = formOf('somsri88', 'แมวน้อย', 'home');
  press(root);
  document.body.append(root);
  startSignIn({ client: clientOf(server()), root, webVersion: '1.0.0' });
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it.each([
  ['an empty name', formOf(' ', 'แมวน้อย')],
  ['an empty password', formOf('somsri88', '')],
  ['half of a character', formOf('somsri88', 'a\uD800b')],
  ['another form', '<form><input name="username" value="somsri88" /><button></button></form>'],
  ['an unknown place', formOf('somsri88', 'แมวน้อย', 'elsewhere')],
])('leaves %s to the form', async (_, form) => {
  const { press: pressIt } = open(form);
  pressIt();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent()).toEqual([]);
});

it('sends nothing once the page is interactive, or for a member', async () => {
  const ready = open(formOf('somsri88', 'แมวน้อย'));
  ready.root.setAttribute('data-answers', '');
  ready.press();
  localStorage.setItem('chada.token', 'token-of-the-test');
  localStorage.setItem('chada.user', JSON.stringify(user));
  const member = open(formOf('somsri88', 'แมวน้อย'));
  member.press();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent()).toEqual([]);
});
