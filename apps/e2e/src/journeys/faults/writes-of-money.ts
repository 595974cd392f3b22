import {
  affiliateWithdraw,
  gameCashOut,
  gameOpen,
  slipConfirm,
  slipRequestDeposit,
  slipVerify,
  withdrawCreate,
  withdrawRetry,
} from '@chada/contract';
import { makeIdentity } from '../../test-actor.ts';
import { askAsMember } from '../../membership.ts';
import { open, shown } from '../member-journey.ts';
import { callsOf } from '../../crawl/answer-faults.ts';
import { countOf, type FaultCase } from './fault-case.ts';
import type { Write } from './write.ts';
import { fieldsOf } from './writes-of-account.ts';

const slipBaht = 250;
const withdrawBaht = 300;
const commissionBaht = 500;
export const verificationTimeoutMs = 40_000;

export async function transfer(faultCase: FaultCase): Promise<void> {
  const { actor, identity, clientId } = faultCase;
  const [receiver] = await actor.query(
    'select bank_code, bank_account from receiving_account where client_id = $1 and active order by id limit 1',
    [clientId],
  );
  faultCase.data.slipFile = await actor.transfer({
    fromBank: identity.bankCode,
    fromAccount: identity.bankAccount,
    toBank: String(receiver?.['bank_code']),
    toAccount: String(receiver?.['bank_account']),
    amount: String(slipBaht),
  });
}

export async function chooseSlip(faultCase: FaultCase): Promise<void> {
  const { page, t, data } = faultCase;
  await open(faultCase, '/auth/deposit/slip');
  await page.upload({ label: t('slip.choose') }, data.slipFile ?? '');
  await page.fill(t('slip.amountLabel'), String(slipBaht));
}

const deposits: readonly Write[] = [
  {
    operation: slipVerify,
    as: 'member',
    before: transfer,
    fillIn: chooseSlip,
    press: ({ t }) => ({ role: 'button', name: t('slip.verify') }),
    done: ({ page, t }) => page.see(t('slip.verifiedTitle'), verificationTimeoutMs),
    effects: (faultCase) => countOf(faultCase, 'join slip on slip.member_id = member.id'),
    input: async (faultCase) => {
      const picture = await faultCase.page.evaluate(
        () => document.querySelector('.ck-file-drop img') !== null,
      );
      return { ...(await fieldsOf(faultCase, [faultCase.t('slip.amountLabel')])), picture: String(picture) };
    },
    unknown: ({ t }) => t('slip.adviceConnection'),
  },
  {
    operation: slipConfirm,
    as: 'member',
    before: transfer,
    fillIn: async (faultCase) => {
      const { page, t } = faultCase;
      await chooseSlip(faultCase);
      await page.click('button', t('slip.verify'));
      await page.see(t('slip.verifiedTitle'), verificationTimeoutMs);
    },
    press: ({ t }) => ({ role: 'button', name: t('slip.confirm', { amount: shown(slipBaht) }) }),
    done: ({ page, t }) => page.see(t('slip.successTitle')),
    effects: (faultCase) =>
      countOf(faultCase, "join deposit on deposit.member_id = member.id and deposit.status = 'completed'"),
    unknown: ({ t }) => t('slip.adviceConfirmAgain'),
    movesCredit: true,
  },
  {
    operation: slipRequestDeposit,
    as: 'member',
    fillIn: async (faultCase) => {
      const { page, t } = faultCase;
      await open(faultCase, '/auth/deposit/slip');
      await page.click('button', t('slip.requestOpen'));
      await page.see(t('slip.requestTitle'));
      await page.fill(t('slip.amountLabel'), String(slipBaht));
      await page.fill(t('slip.requestNote'), 'โอนจากบัญชีอื่น');
    },
    press: ({ t }) => ({ role: 'button', name: t('slip.requestSend') }),
    done: ({ page, t }) => page.see(t('slip.requestSent')),
    effects: (faultCase) =>
      countOf(faultCase, "join deposit on deposit.member_id = member.id and deposit.channel = 'request'"),
    input: (faultCase) =>
      fieldsOf(faultCase, [faultCase.t('slip.amountLabel'), faultCase.t('slip.requestNote')]),
    unknown: ({ t }) => t('apiErrors.moneyUnknown'),
  },
];

async function failedPayOut(faultCase: FaultCase): Promise<void> {
  const { actor, clientId, identity, token } = faultCase;
  const [member] = await actor.query('select uuid from member where client_id = $1 and username = $2', [
    clientId,
    identity.username,
  ]);
  const path = withdrawCreate.path.replace('{uuid}', String(member?.['uuid']));
  await askAsMember(actor, clientId, { token, path, body: { amount: withdrawBaht * 100 } });
  const [response] = await actor.query(
    'select withdrawal.uuid from withdrawal join member on member.id = member_id where member.uuid = $1',
    [member?.['uuid']],
  );
  await actor.staff('withdrawal', 'approve', String(response?.['uuid']));
}

const withdrawals: readonly Write[] = [
  {
    operation: withdrawCreate,
    as: 'member',
    assets: { creditBaht: 1000 },
    fillIn: async (faultCase) => {
      const { page, t } = faultCase;
      await open(faultCase, '/auth/withdraw');
      await page.fill(t('withdrawal.amountLabel'), String(withdrawBaht));
      await page.click('button', t('withdrawal.review'));
    },
    press: ({ t }) => ({ role: 'button', name: t('withdrawal.confirm', { amount: shown(withdrawBaht) }) }),
    done: ({ page, t }) => page.see(t('withdrawal.sentTitle')),
    effects: (faultCase) => countOf(faultCase, 'join withdrawal on withdrawal.member_id = member.id'),
    movesCredit: true,
    unknown: ({ t }) => t('apiErrors.moneyUnknown'),
  },
  {
    operation: withdrawRetry,
    as: 'member',
    assets: { creditBaht: 1000 },
    identity: () => {
      const identity = makeIdentity();
      return { ...identity, bankAccount: `${identity.bankAccount.slice(0, -4)}0003` };
    },
    before: failedPayOut,
    fillIn: async (faultCase) => {
      await open(faultCase, '/auth/withdraw');
      await faultCase.page.see(faultCase.t('withdrawal.timelineFailed'));
    },
    press: ({ t }) => ({ role: 'button', name: t('withdrawal.retry') }),
    done: async ({ page, t }) => {
      await page.waitUntilGone(t('withdrawal.timelineFailed'));
      await page.see(shown(withdrawBaht));
    },
    effects: async (faultCase) =>
      await countOf(
        faultCase,
        'join withdrawal on withdrawal.member_id = member.id cross join generate_series(2, withdrawal.attempt)',
      ),
    unknown: ({ t }) => t('withdrawal.timelineFailedHint'),
    recovers: ['lost answer'],
  },
  {
    operation: affiliateWithdraw,
    as: 'member',
    assets: { commissionBaht },
    fillIn: async (faultCase) => {
      const { page, t } = faultCase;
      await open(faultCase, '/auth/affiliate');
      await page.fill(t('affiliate.amount'), String(withdrawBaht));
    },
    press: ({ t }) => ({ role: 'button', name: t('affiliate.withdraw') }),
    done: ({ page, t }) => page.see(t('affiliate.withdrawDone', { amount: shown(withdrawBaht) })),
    effects: (faultCase) =>
      countOf(
        faultCase,
        "join journal on journal.member_id = member.id and journal.kind = 'affiliate_to_credit'",
      ),
    input: (faultCase) => fieldsOf(faultCase, [faultCase.t('affiliate.amount')]),
    movesCredit: true,
    unknown: ({ t }) => t('apiErrors.moneyUnknown'),
  },
];

async function chooseGame(faultCase: FaultCase): Promise<void> {
  const { page, t } = faultCase;
  await open(faultCase, '/auth/games/category?cat=slots');
  await page.clickAt('.cf-games__grid button, .cf-games__grid a', 0);
  await page.seeRole('button', t('gameList.play'));
}

const inGame = async ({ page }: FaultCase): Promise<void> => {
  await page.waitForPath(/^\/play\//);
  await page.see('เลือกเดิมพันแล้วแตะช่องที่ต้องการทาย');
};

const games: readonly Write[] = [
  {
    operation: gameOpen,
    as: 'member',
    assets: { creditBaht: 100 },
    fillIn: chooseGame,
    press: ({ t }) => ({ role: 'button', name: t('gameList.play') }),
    retryTarget: ({ t }) => ({ role: 'button', name: t('gameList.playAgain') }),
    afterDone: {
      message: ({ t }) => t('gameList.creditInside'),
      press: ({ t }) => ({ role: 'button', name: t('gameCredit.resume') }),
    },
    done: inGame,
    effects: (faultCase) => countOf(faultCase, 'join game_session on game_session.member_id = member.id'),
    unknown: ({ t }) => t('gameList.creditSafe'),
  },
  {
    operation: gameCashOut,
    as: 'member',
    assets: { creditBaht: 100 },
    // Opens a game and then the dashboard. The tab that opened the game would return the credit automatically, so a
    // fault makes this return fail. The dashboard then shows a button that returns the credit. A second tab shows the
    // button without a fault, because this tab does not return the credit automatically.
    fillIn: async (faultCase) => {
      const { page, t, data } = faultCase;
      if (data.leftForGame !== undefined && data.leftForGame !== page) {
        await open(faultCase, '/auth/dashboard');
        return;
      }
      if (data.leftForGame === undefined) {
        await chooseGame(faultCase);
        await page.click('button', t('gameList.play'));
        await inGame(faultCase);
        data.leftForGame = page;
      }
      const out = await page.inject({ ...callsOf(gameCashOut), fault: { kind: 'fail' } });
      await open(faultCase, '/auth/dashboard');
      await page.see(t('gameReturn.failedHint'));
      await out.remove();
    },
    press: ({ page, t, data }) =>
      data.leftForGame === page
        ? { css: '.cf-game-return button' }
        : { role: 'button', name: t('gameCredit.bringBack') },
    done: ({ page, t }) => page.see(t('gameReturn.returned', { amount: shown(100) })),
    effects: (faultCase) =>
      countOf(
        faultCase,
        "join game_session on game_session.member_id = member.id and game_session.status = 'closed'",
      ),
    unknown: ({ t }, offline) => t(offline ? 'gameReturn.offlineHint' : 'gameReturn.failedHint'),
    recovers: ['online again', 'signed in again', 'open again'],
    movesCredit: true,
  },
];

export const writesOfMoney: readonly Write[] = [...deposits, ...withdrawals, ...games];
