/** Tests consents that a visitor ticks before the scripts load, that have a new version, or that a member withdraws. */
import { createTranslator } from '@chada/messages/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlainFault } from '../browsers/faults.ts';
import type { Page } from '../browsers/page.ts';
import { signIn } from '../membership.ts';
import { makeIdentity, TestActor, type Identity } from '../test-actor.ts';
import { workerEnvironment } from '../worker-environment.ts';
import { openDataBrand, type OpenedBrand } from './data-brand.ts';
import { fillBankAccount } from './registration.ts';
import { tabsOfEachTest } from './tabs-of-test.ts';

const environment = workerEnvironment();
const actor = new TestActor(environment);
const id = 'own-consents';
const t = createTranslator({});
const pageTitle = 'ข้อตกลงของเรา';

const consents = (version: string) => [
  { id: 'terms', version, text: `ฉันยอมรับฉบับ ${version} ของ`, page: 'our-terms' },
  { id: 'offers', version: '1', text: 'ฉันอยากรับข่าวสาร', required: false },
];
const termsOf = (version: string): string => `ฉันยอมรับฉบับ ${version} ของ ${pageTitle}`;
const offers = 'ฉันอยากรับข่าวสาร';
const dataWith = (version: string) => ({
  registration: {
    steps: [{ fields: ['consents', 'phone', 'username', 'password', 'bankAccount', 'ageConfirmed'] }],
    consents: consents(version),
  },
});

let brand: OpenedBrand;
let tab: Page;
let identity: Identity;
beforeAll(async () => {
  brand = await openDataBrand(environment, {
    id,
    data: dataWith('1'),
    files: { 'pages/our-terms.th.md': `---\ntitle: ${pageTitle}\ndescription: ข้อตกลง\n---\n\nเล่นอย่างมีสติ\n` },
  });
});
afterAll(() => brand.close());
const openTab = tabsOfEachTest(() => brand.browser);
beforeEach(async () => {
  identity = makeIdentity();
  tab = await openTab();
});

const answersOf = (): Promise<Record<string, unknown>[]> =>
  actor.query(
    `select consent_id as id, c.version, given from member_consent c join member m on m.id = c.member_id
      where m.client_id = $1 and m.phone = $2 order by c.id`,
    [id, identity.phone],
  );

/** Opens a page, but holds its scripts back. Returns a function that lets the scripts load. */
async function openWithoutScripts(path: string): Promise<() => Promise<void>> {
  let load = (): void => undefined;
  const until = new Promise<PlainFault>((resolve) => (load = () => resolve({ kind: 'none' })));
  const scripts = /\/assets\/(?!boot-|early-)[\w.-]+\.js$/;
  const rule = await tab.inject({ url: scripts, fault: { kind: 'hold', until } });
  await tab.goto(`${brand.origin}${path}`);
  return async () => {
    expect(rule.hits()).toBeGreaterThan(0);
    expect(await tab.evaluate(() => document.querySelector('#root[data-answers]'))).toBeNull();
    load();
    await rule.remove();
    await tab.waitFor('the page to answer', () =>
      tab.evaluate(() => document.querySelector('#root[data-answers]') !== null),
    );
  };
}

async function fillAccount(): Promise<void> {
  await tab.fill(t('common.phone'), identity.phone);
  await tab.fill(t('common.username'), identity.username);
  await tab.fill(t('common.password'), identity.password);
  await fillBankAccount(tab, identity, t);
  await tab.click('checkbox', t('registration.age', { age: 20 }));
}

async function register(version: string): Promise<void> {
  await tab.goto(`${brand.origin}register`);
  await fillAccount();
  await tab.see(t('registration.holderConfirm'));
  await tab.click('checkbox', termsOf(version));
  await tab.click('checkbox', offers);
  await tab.click('button', t('registration.submit'));
  await tab.waitForPath('/auth/dashboard');
}

describe('values that are entered before the scripts have loaded', () => {
  it('[PU-03] are kept, also ticked consents, and a press on the middle of a label ticks', async () => {
    const load = await openWithoutScripts('register');
    await fillAccount();
    await tab.clickAt('label[for^=register-consents]', 0);
    await load();
    await tab.see(t('registration.holderConfirm'));
    expect(await tab.valueOf(t('common.password'))).toBe(identity.password);
    await tab.click('button', t('registration.submit'));
    await tab.waitForPath('/auth/dashboard');
    expect(await answersOf()).toEqual([{ id: 'terms', version: '1', given: true }]);
  });

  it.each(['', 'login'])('[PU-02] are kept by the sign-in form of /%s', async (path) => {
    const load = await openWithoutScripts(path);
    await tab.fill(t('common.username'), identity.username);
    await tab.fill(t('common.password'), identity.password);
    await load();
    expect(await tab.valueOf(t('common.username'))).toBe(identity.username);
    expect(await tab.valueOf(t('common.password'))).toBe(identity.password);
  });
});

it('a member withdraws a consent with one press, sees it later, and gives it again', async () => {
  await register('1');
  await tab.goto(`${brand.origin}auth/account`);
  await tab.click('link', `${t('user.consents')} ${t('user.consentsHint')}`);
  await tab.see(t('myConsents.requiredHint'));
  await tab.click('button', t('myConsents.withdraw'));
  await tab.see(t('myConsents.hasWithdrawn'));
  await tab.reload();
  await tab.see(t('myConsents.withdrawn'));
  await tab.click('button', t('myConsents.give'));
  await tab.see(t('myConsents.hasGiven'));
  expect((await answersOf()).map(({ id: of, given }) => [of, given])).toEqual([
    ['terms', true],
    ['offers', true],
    ['offers', false],
    ['offers', true],
  ]);
});

it('a new version is asked after the next sign-in, leaves the way out open, and is asked once', async () => {
  await register('1');
  await brand.change(dataWith('2'));
  await tab.waitFor('the new version on the site', () =>
    tab.evaluate(async (text) => (await (await fetch('/register')).text()).includes(text), 'ฉบับ 2'),
  );
  tab = await openTab();
  await signIn(tab, brand.origin, identity, t);
  await tab.seeRole('heading', t('consent.title'));
  for (const [link, heading] of [
    [t('consent.withdraw'), t('withdrawal.title')],
    [t('consent.history'), t('history.title')],
    [t('consent.help'), t('contact.title')],
  ] as const) {
    await tab.goto(`${brand.origin}auth/deposit`);
    await tab.seeRole('heading', t('consent.title'));
    await tab.click('link', link);
    await tab.seeRole('heading', heading);
  }
  await tab.goto(`${brand.origin}auth/deposit`);
  await tab.click('checkbox', termsOf('2'));
  await tab.click('button', t('consent.submit'));
  await tab.seeRole('heading', t('deposit.title'));
  expect(await answersOf()).toEqual([
    { id: 'terms', version: '1', given: true },
    { id: 'offers', version: '1', given: true },
    { id: 'terms', version: '2', given: true },
  ]);
  tab = await openTab();
  await signIn(tab, brand.origin, identity, t);
  await tab.goto(`${brand.origin}auth/deposit`);
  await tab.seeRole('heading', t('deposit.title'));
  expect(await tab.text()).not.toContain(t('consent.title'));
});
