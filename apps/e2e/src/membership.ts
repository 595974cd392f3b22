import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { login } from '@chada/contract';
import type { Session } from '@chada/contract/session';
import type { Translate } from '@chada/messages';
import * as z from 'zod/mini';
import type { Page } from './browsers/page.ts';
import { makeIdentity, type TestActor, type Identity } from './test-actor.ts';

export async function openMembership(
  actor: TestActor,
  clientId: string,
  identity: Identity = makeIdentity(),
): Promise<Identity> {
  const { phone, username, password, bankName, bankAccount } = identity;
  const body = { phone, username, password, bankName, bankId: bankAccount, ageConfirmed: true };
  await post(actor.site(clientId, '/api/user/register'), body);
  return identity;
}

export async function signIn(
  page: Page,
  site: string,
  identity: Pick<Identity, 'username' | 'password'>,
  t: Translate,
  arrival = '/auth/dashboard',
): Promise<void> {
  await page.goto(`${site}login`);
  await page.fill(t('common.username'), identity.username);
  await page.fill(t('common.password'), identity.password);
  await page.click('button', t('session.submit'));
  await page.waitForPath(arrival);
}

/**
 * Signs the member out through the sign-out dialog. The dialog closes by itself after 5 seconds (CO-02), and on a busy
 * machine, one press can take longer. If the dialog is closed, the function opens it again.
 */
export async function signOut(page: Page, t: Translate): Promise<void> {
  const dialog = { role: 'alertdialog', name: t('shell.logoutTitle') };
  await page.waitFor('the member to sign out', async () => {
    if (!(await page.has(dialog))) await page.click('button', t('shell.logout'));
    return page.evaluate((name) => {
      const buttons = Array.from(document.querySelectorAll<HTMLElement>('[role=alertdialog] button'));
      const confirm = buttons.find((button) => button.innerText.trim() === name);
      if (confirm === undefined) return false;
      confirm.click();
      return true;
    }, t('common.ok'));
  });
}

export async function openSession(
  actor: TestActor,
  clientId: string,
  { username, password }: Pick<Identity, 'username' | 'password'>,
): Promise<Session> {
  const body: unknown = JSON.parse(await post(actor.site(clientId, login.path), { username, password }));
  return z.object({ data: login.response }).parse(body).data;
}

export function askAsMember(
  actor: TestActor,
  clientId: string,
  call: { readonly token: string; readonly path: string; readonly body: unknown },
): Promise<string> {
  const headers = { authorization: `Bearer ${call.token}`, 'idempotency-key': randomUUID() };
  return post(actor.site(clientId, call.path), call.body, headers);
}

/** Posts JSON with `node:http`, because Node's `fetch` may not resolve host names under localhost. */
function post(address: string, body: unknown, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const { hostname, host, port, pathname } = new URL(address);
  const headers = {
    host,
    'content-type': 'application/json',
    platform: 'DSK',
    channel: 'web',
    'web-version': 'e2e',
    hostname,
    ...more,
  };
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: pathname, method: 'POST', headers };
    const sent = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${address} answered ${response.statusCode}: ${text}`));
      });
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}
