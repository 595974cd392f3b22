import { request } from 'node:http';
import type { Translate } from '@chada/messages';
import type { Page } from './browsers/page.ts';
import { newcomer, type Hands, type Newcomer } from './hands.ts';

/** Opens a membership without a browser, for journeys that begin later than that. Gives who it is. */
export async function openMembership(hands: Hands, clientId: string): Promise<Newcomer> {
  const who = newcomer();
  const { phone, username, password, bankName, bankAccount } = who;
  const body = { phone, username, password, bankName, bankId: bankAccount, ageConfirmed: true };
  await post(hands.site(clientId, '/api/user/register'), body);
  return who;
}

/** Signs a member in through the login page and waits for the dashboard. */
export async function signIn(
  page: Page,
  site: string,
  who: Pick<Newcomer, 'username' | 'password'>,
  t: Translate,
): Promise<void> {
  await page.goto(`${site}login`);
  await page.fill(t('common.username'), who.username);
  await page.fill(t('common.password'), who.password);
  await page.click('button', t('login.submit'));
  await page.waitForPath('/auth/dashboard');
}

/** Posts JSON to a site. Not by `fetch`: outside browsers, names below localhost need not resolve. */
function post(address: string, body: unknown): Promise<string> {
  const { hostname, host, port, pathname } = new URL(address);
  const headers = {
    host,
    'content-type': 'application/json',
    platform: 'DSK',
    channel: 'web',
    'web-version': 'e2e',
    hostname,
  };
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: pathname, method: 'POST', headers };
    const sent = request(options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(text);
        else reject(new Error(`${address} answered ${answer.statusCode}: ${text}`));
      });
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}
