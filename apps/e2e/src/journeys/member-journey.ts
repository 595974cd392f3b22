import { bankCodes } from '@chada/domain';
import { formatBaht } from '@chada/messages';
import { demoMember } from '@chada/reference-api/demo-member';
import { isHydrated } from '../bad-input/in-page.ts';
import type { Browser } from '../browsers/browser.ts';
import type { Page } from '../browsers/page.ts';
import { openMembership, signIn } from '../membership.ts';
import type { BankTransfer } from '../test-actor.ts';
import type { EnvironmentAddresses } from '../environment.ts';
import { settle } from '../settle.ts';
import { startJourney, type Journey } from './journey.ts';

export async function startMemberJourney(
  browser: Browser,
  environment: EnvironmentAddresses,
  clientId: string,
  { creditBaht = 0 }: { creditBaht?: number } = {},
): Promise<Journey> {
  const journey = await startJourney(browser, environment, clientId);
  const identity = await openMembership(journey.actor, clientId);
  if (creditBaht > 0) await journey.actor.giveCredit(clientId, identity.username, creditBaht);
  await signIn(journey.page, journey.actor.site(clientId), identity, journey.t);
  return { ...journey, identity };
}

/** Signs in a demo member of the gold tier, who has months of history. */
export async function startGoldJourney(
  browser: Browser,
  environment: EnvironmentAddresses,
  clientId: string,
): Promise<Journey> {
  const journey = await startJourney(browser, environment, clientId);
  const credentials = { username: 'demo_gold', password: demoMember.password };
  await signIn(journey.page, journey.actor.site(clientId), credentials, journey.t);
  return journey;
}

export async function open({ page, actor, clientId }: Journey, path: string): Promise<void> {
  const url = actor.site(clientId, path);
  // Opens a blank page first if the URL is already open, because a navigation to the current URL would be a reload.
  if ((await page.url()) === url) await page.goto('about:blank');
  await page.goto(url);
}

/** Opens another page of the site without loading a new document, as a link does. */
export async function goWithinSite(page: Page, path: string): Promise<void> {
  await page.waitFor('the page to answer', () => page.evaluate(isHydrated));
  // Waits until the current screen has set its title, because the code below recognizes the next screen by a different
  // title.
  await settle(page);
  const before = await page.evaluate((to) => {
    const { title } = document;
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    return title;
  }, path);
  await page.waitFor(`the screen of ${path}`, () =>
    page.evaluate(
      (title) =>
        document.title !== title &&
        document.querySelector('main h1') !== null &&
        document.querySelector('.cf-route-fallback') === null,
      before,
    ),
  );
}

export function textsAt(page: Page, css: string): Promise<string[]> {
  return page.evaluate(
    (selector) =>
      Array.from(document.querySelectorAll<HTMLElement>(selector)).map((found) =>
        found.innerText.normalize('NFC').replace(/\s+/g, ' ').trim(),
      ),
    css,
  );
}

export async function seeTexts(page: Page, css: string, expected: readonly string[]): Promise<void> {
  let last: readonly string[] = [];
  await page.waitFor(
    () => `${css} to read ${JSON.stringify(expected)}; it reads ${JSON.stringify(last)}`,
    async () => {
      last = await textsAt(page, css);
      return last.length === expected.length && last.every((text, at) => text === expected[at]);
    },
  );
}

/** Returns the first amount in a text, in satang. For example, `฿1,234.50` gives 123450. */
export function satangIn(text: string): number {
  const found = /฿([\d,]+)\.(\d\d)/.exec(text);
  if (found === null) throw new Error(`No amount in: ${text}`);
  return Number(`${(found[1] ?? '').replaceAll(',', '')}${found[2] ?? ''}`);
}

export function shown(baht: number): string {
  return formatBaht(Math.round(baht * 100));
}

/** Returns the credit that the header shows, in satang. */
export async function creditOf({ page, t }: Journey): Promise<number> {
  let satang: number | undefined;
  await page.waitFor('the credit in the header', async () => {
    const text = await page.evaluate(() => {
      const header = document.querySelector('header');
      return header === null ? '' : header.innerText;
    });
    satang = /฿[\d,]+\.\d\d/.test(text) ? satangIn(text) : undefined;
    return satang !== undefined && !text.includes(t('shell.creditUnknown'));
  });
  return satang ?? 0;
}

export async function creditInDatabase({ actor, identity, clientId }: Journey): Promise<number> {
  const rows = await actor.query(
    `select account.balance from account join member on member.id = account.member_id
      where member.username = $1 and member.client_id = $2 and account.kind = 'member_wallet'`,
    [identity.username, clientId],
  );
  return Number(rows[0]?.['balance']);
}

export async function countWithdrawals({ actor, identity }: Journey): Promise<number> {
  const rows = await actor.query(
    'select 1 from withdrawal join member on member.id = withdrawal.member_id where member.username = $1',
    [identity.username],
  );
  return rows.length;
}

export async function receiverOn({ page, t }: Journey): Promise<{ bank: string; number: string }> {
  await page.see(t('deposit.accountTitle'));
  const text = await page.text();
  const account = text.slice(text.indexOf(t('deposit.accountTitle')));
  const number = /\d[\d-]{9,}/.exec(account)?.[0].replaceAll('-', '');
  const bank = bankCodes
    .map((code) => ({ code, at: account.indexOf(t(`banks.${code}`)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.code;
  if (number === undefined || bank === undefined) throw new Error(`No account in: ${account}`);
  return { bank, number };
}

/** Transfers money to the account that the deposit screen shows. Returns the path of the slip. */
export async function transferToShown(
  journey: Journey,
  transfer: Pick<BankTransfer, 'amount' | 'settlement'>,
): Promise<string> {
  const { bank, number } = await receiverOn(journey);
  const { actor, identity } = journey;
  return actor.transfer({
    fromBank: identity.bankCode,
    fromAccount: identity.bankAccount,
    toBank: bank,
    toAccount: number,
    ...transfer,
  });
}
