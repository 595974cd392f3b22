import { errorCodes } from '@chada/contract/error-codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import { makeIdentity, type Identity } from '../test-actor.ts';
import { openMembership } from '../membership.ts';
import { startJourney, type Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { open } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

let browser: Browser;
let journey: Journey;
let member: Identity;
beforeAll(async () => {
  browser = await Browser.launch('current');
  journey = await startJourney(browser, workerEnvironment(), journeyBrand('daothong'));
  member = await openMembership(journey.actor, journeyBrand('daothong'));
});
afterAll(() => browser.close());

const digits = (text: string): string => text.replace(/\D/g, '');

describe('[PU-03] [VA-02] a registration with data of another member', () => {
  beforeEach(() => open(journey, '/register'));

  async function fillAccount(identity: Identity): Promise<void> {
    const { page, t } = journey;
    await page.fill(t('common.phone'), identity.phone);
    await page.fill(t('common.username'), identity.username);
    await page.fill(t('common.password'), identity.password);
    await page.click('button', t('common.next'));
  }

  it('phone: the field shows an error, typed texts stay, and the next step is blocked', async () => {
    const { page, t } = journey;
    const identity = { ...makeIdentity(), phone: member.phone };
    await fillAccount(identity);
    await page.see(t('validation.phoneTaken'));
    expect(digits(await page.valueOf(t('common.phone')))).toBe(identity.phone);
    expect(await page.valueOf(t('common.username'))).toBe(identity.username);
    expect(await page.has({ label: t('common.accountNumber') })).toBe(false);
  });

  it('username', async () => {
    const { page, t } = journey;
    await fillAccount({ ...makeIdentity(), username: member.username });
    await page.see(t('validation.usernameTaken'));
    expect(await page.has({ label: t('common.accountNumber') })).toBe(false);
  });

  it('bank account', async () => {
    const { page, t, actor } = journey;
    const identity = makeIdentity();
    await fillAccount(identity);
    await page.choose(t('common.bank'), member.bankName);
    await page.fill(t('common.accountNumber'), member.bankAccount);
    await page.click('checkbox', t('registration.age', { age: 20 }));
    await page.click('button', t('registration.submit'));
    await page.see(t('validation.accountTaken'));
    expect(digits(await page.valueOf(t('common.accountNumber')))).toBe(member.bankAccount);
    expect(await actor.query('select 1 from member where username = $1', [identity.username])).toEqual([]);
  });
});

describe('[PU-06] an invitation with an unknown code', () => {
  it('shows an error, and registration continues without it', async () => {
    const { page, t } = journey;
    await open(journey, '/aff/NOBODY99');
    await page.see(t('registration.inviterUnknown', { code: 'NOBODY99' }));
    await page.see(t('registration.inviterUnknownHint'));
    await page.seeRole('button', t('common.next'));
  });
});

describe('[PU-02] [ER-04] a failed sign-in', () => {
  async function signIn(password: string): Promise<void> {
    const { page, t } = journey;
    await page.fill(t('common.username'), member.username);
    await page.fill(t('common.password'), password);
    await page.click('button', t('session.submit'));
  }

  it("with a wrong password shows the server's message and keeps the username", async () => {
    const { page, t } = journey;
    await open(journey, '/login');
    await signIn('not-the-password');
    await page.see(errorCodes.CREDENTIALS_WRONG.message);
    expect(await page.valueOf(t('common.username'))).toBe(member.username);
    expect(new URL(await page.url()).pathname).toBe('/login');
  });

  it('without a network says so, keeps the typed texts, and works once the network is back', async () => {
    const { page, t } = journey;
    await open(journey, '/login');
    await page.offline(true);
    await signIn(member.password);
    await page.see(t('apiErrors.network'));
    expect(await page.valueOf(t('common.username'))).toBe(member.username);
    await page.offline(false);
    await page.click('button', t('session.submit'));
    await page.waitForPath('/auth/dashboard');
  });
});

describe('[PU-14] [ME-01] [PU-13] redirects for members', () => {
  it.each(['/', '/login', '/register', '/aff/ANY', '/auth', '/auth/login'])(
    '%s redirects to the dashboard',
    async (path) => {
      await open(journey, path);
      await journey.page.waitForPath('/auth/dashboard');
    },
  );

  it.each(['/no/such/page', '/auth/no/such/page'])('%s shows /404, which links back', async (path) => {
    const { page, t } = journey;
    await open(journey, path);
    await page.waitForPath('/404');
    await page.click('link', t('shell.notFoundBack'));
    await page.waitForPath('/auth/dashboard');
  });

  it('cause no browser errors', () => {
    expect(journey.page.browserErrors.consoleErrors()).toEqual([]);
  });
});
