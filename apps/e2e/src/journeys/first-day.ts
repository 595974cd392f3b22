import { formatBaht } from '@chada/messages';
import { expect } from 'vitest';
import { signOut } from '../membership.ts';
import type { Journey, Step } from './journey.ts';
import { creditOf, receiverOn, satangIn } from './member-journey.ts';
import { registerThrough } from './registration.ts';

export interface FirstDay extends Journey {
  readonly known: {
    receiverBank?: string;
    receiverAccount?: string;
    slipFile?: string;
    creditSatang?: number;
    withdrawalId?: string;
  };
}

const depositBaht = 500;
const withdrawBaht = 200;
const satangOf = (baht: number): number => baht * 100;

async function invitationOf({ actor, clientId }: Journey): Promise<string> {
  const rows = await actor.query(
    'select affiliate_code from member where client_id = $1 order by id limit 1',
    [clientId],
  );
  const code = rows[0]?.['affiliate_code'];
  if (typeof code !== 'string') throw new Error('The brand has no member who could invite.');
  return code;
}

const register: readonly Step<FirstDay>[] = [
  {
    title: '[PU-06] follows an invitation to the register screen, which names the inviter',
    run: async (journey) => {
      const { page, actor, clientId, t } = journey;
      await page.goto(actor.site(clientId, `/aff/${await invitationOf(journey)}`));
      await page.seeRole('heading', t('registration.title'));
      await page.see(t('registration.inviterTitle'));
    },
  },
  {
    title: '[PU-03] [VA-02] registers in two steps; each field is checked and the account holder looked up',
    run: registerThrough,
  },
  {
    title: '[PU-02] [ME-02] is signed in, signs out and in again, and returns to the requested page',
    run: async (journey) => {
      const { page, actor, clientId, identity, t } = journey;
      await page.waitForPath('/auth/dashboard');
      await signOutWithNotice(journey);
      await page.goto(actor.site(clientId, '/auth/deposit'));
      await page.waitForPath('/login');
      await page.fill(t('common.username'), identity.username);
      await page.fill(t('common.password'), identity.password);
      await page.click('button', t('session.submit'));
      await page.waitForPath('/auth/deposit');
    },
  },
  {
    title: '[ME-03] [SH-01] sees an empty dashboard that says how to start',
    run: async (journey) => {
      const { page, actor, clientId, identity, t } = journey;
      await page.goto(actor.site(clientId, '/auth'));
      await page.waitForPath('/auth/dashboard');
      expect(await creditOf(journey)).toBe(0);
      await page.see(t('dashboard.firstTitle'));
      await page.see(identity.username);
    },
  },
];

const deposit: readonly Step<FirstDay>[] = [
  {
    title: '[ME-04] reads the account to transfer to',
    run: async (journey) => {
      const { page, t, known } = journey;
      await page.click('link', t('dashboard.firstAction'));
      await page.waitForPath('/auth/deposit');
      await page.fill(t('deposit.amountLabel'), String(depositBaht));
      await page.see(t('deposit.transferAmount'));
      const { bank, number } = await receiverOn(journey);
      known.receiverBank = bank;
      known.receiverAccount = number;
      expect(known.receiverAccount).toMatch(/^\d{10,15}$/);
      expect(known.receiverBank).toBeDefined();
    },
  },
  {
    title: 'transfers in the bank, in another tab, and saves the slip',
    run: async ({ user, actor, identity, known }) => {
      const bank = await user.openTab();
      await bank.goto(actor.bank());
      await bank.choose('ธนาคาร', identity.bankCode, 0);
      await bank.fill('เลขที่บัญชี', identity.bankAccount, 0);
      await bank.choose('ธนาคาร', known.receiverBank ?? '', 1);
      await bank.fill('เลขที่บัญชี', known.receiverAccount ?? '', 1);
      await bank.fill('จำนวนเงิน (บาท)', String(depositBaht));
      await bank.click('button', 'โอนเงิน');
      await bank.see('โอนเงินสำเร็จ');
      known.slipFile = await actor.saveSlip(await bank.url());
      await bank.close();
    },
  },
  {
    title: '[ME-05] sends the slip, sees it verified, confirms it and sees the credit',
    run: async (journey) => {
      const { page, t, known } = journey;
      const amount = formatBaht(satangOf(depositBaht));
      await page.click('button', t('deposit.toSlip'));
      await page.waitForPath('/auth/deposit/slip');
      await page.upload({ label: t('slip.choose') }, known.slipFile ?? '');
      await page.click('button', t('slip.verify'));
      await page.see(t('slip.verifiedTitle'), 40_000);
      await page.doubleClick('button', t('slip.confirm', { amount }));
      await page.see(t('slip.successText', { amount }));
      expect(await creditOf(journey)).toBe(satangOf(depositBaht));
    },
  },
];

const play: readonly Step<FirstDay>[] = [
  {
    title: '[ME-20] [ME-22] opens a game and bets',
    run: async ({ page, t }) => {
      await page.click('link', t('slip.play'));
      await page.waitForPath(/^\/auth\/games\/category/);
      await page.clickAt('.cf-games__grid button, .cf-games__grid a', 0);
      await page.click('button', t('gameList.play'));
      await page.waitForPath(/^\/play\//);
      await page.see('เลือกเดิมพันแล้วแตะช่องที่ต้องการทาย');
      await page.clickAt('#bets button', 0);
      await page.waitFor('the result', () =>
        page.has({ css: '#result[data-tone=won], #result[data-tone=lost]' }),
      );
    },
  },
  {
    title: '[ME-22] returns from the game with the remaining credit',
    run: async (journey) => {
      const { page, known } = journey;
      const inGame = satangIn(
        await page.evaluate(() => {
          const balance = document.getElementById('balance');
          return balance === null ? '' : balance.textContent || '';
        }),
      );
      await page.click('link', 'กลับสู่เว็บไซต์');
      await page.waitForPath(/^\/auth\//);
      await page.waitFor('the credit to return', async () => (await creditOf(journey)) === inGame);
      known.creditSatang = inGame;
    },
  },
];

const withdraw: readonly Step<FirstDay>[] = [
  {
    title: '[ME-06] [TI-04] withdraws within the limits of the tier and sees it pending',
    run: async (journey) => {
      const { page, actor, clientId, t, known, identity } = journey;
      const amount = formatBaht(satangOf(withdrawBaht));
      await page.goto(actor.site(clientId, '/auth/withdraw'));
      await page.see(t('withdrawal.allowanceTitle'));
      await page.fill(t('withdrawal.amountLabel'), String(withdrawBaht));
      await page.click('button', t('withdrawal.review'));
      await page.doubleClick('button', t('withdrawal.confirm', { amount }));
      await page.see(t('withdrawal.timelineApproval'));
      expect(await creditOf(journey)).toBe((known.creditSatang ?? 0) - satangOf(withdrawBaht));
      const rows = await actor.query(
        `select withdrawal.uuid from withdrawal join member on member.id = withdrawal.member_id where member.username = $1`,
        [identity.username],
      );
      expect(rows).toHaveLength(1);
      known.withdrawalId = String(rows[0]?.['uuid']);
    },
  },
  {
    title: '[ME-06] sees it completed once staff has approved it',
    run: async ({ page, actor, t, known }) => {
      await actor.staff('withdrawal', 'approve', known.withdrawalId ?? '');
      await page.see(t('withdrawal.timelinePaid'), 60_000);
    },
  },
  {
    title: '[ME-09] finds every movement in the history',
    run: async ({ page, actor, clientId, t }) => {
      await page.goto(actor.site(clientId, '/auth/transaction/history'));
      await page.see(t('history.kindDeposit'));
      await page.see(t('history.kindWithdrawal'));
      await page.see(t('history.kindGameOut'));
      await page.see(t('history.kindGameIn'));
    },
  },
];

async function signOutWithNotice({ page, t }: Journey): Promise<void> {
  await signOut(page, t);
  await page.see(t('shell.logoutDone'));
}

const leave: readonly Step<FirstDay>[] = [
  {
    title: '[ST-04] logs out through the dialog; no data of the member stays on the device',
    run: async (journey) => {
      const { page, identity, actor, clientId } = journey;
      await signOutWithNotice(journey);
      const stored = await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));
      expect(stored).not.toContain(identity.username);
      await page.goto(actor.site(clientId, '/auth/dashboard'));
      await page.waitForPath('/login');
    },
  },
  {
    title: 'leaves a ledger that sums to zero',
    run: async ({ actor }) => {
      expect(await actor.checkLedger()).toMatchObject({ ok: true });
    },
  },
  {
    title: 'causes no browser errors',
    run: async ({ page }) => {
      expect(page.browserErrors.consoleErrors()).toEqual([]);
      expect(page.browserErrors.failedRequests()).toEqual([]);
    },
  },
];

export const firstDay: readonly Step<FirstDay>[] = [...register, ...deposit, ...play, ...withdraw, ...leave];
