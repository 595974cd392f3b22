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
import { newcomer } from '../../hands.ts';
import { askAsMember } from '../../membership.ts';
import { open, shown } from '../member-day.ts';
import { callsOf } from '../../crawl/answer-faults.ts';
import { countOf, type Scene } from './scene.ts';
import type { Write } from './write.ts';
import { fieldsOf } from './writes-of-account.ts';

const slipBaht = 250;
const withdrawBaht = 300;
const commissionBaht = 500;
const patienceMs = 40_000;

/** Transfers money to the brand and saves the slip. */
async function transfer(scene: Scene): Promise<void> {
  const { hands, who, clientId } = scene;
  const [receiver] = await hands.query(
    'select bank_code, bank_account from receiving_account where client_id = $1 and active order by id limit 1',
    [clientId],
  );
  scene.known.slipFile = await hands.transfer({
    fromBank: who.bankCode,
    fromAccount: who.bankAccount,
    toBank: String(receiver?.['bank_code']),
    toAccount: String(receiver?.['bank_account']),
    amount: String(slipBaht),
  });
}

async function chooseSlip(scene: Scene): Promise<void> {
  const { page, t, known } = scene;
  await open(scene, '/auth/deposit/slip');
  await page.upload({ label: t('slip.choose') }, known.slipFile ?? '');
  await page.fill(t('slip.amountLabel'), String(slipBaht));
}

const deposits: readonly Write[] = [
  {
    operation: slipVerify,
    as: 'member',
    before: transfer,
    reach: chooseSlip,
    press: ({ t }) => ({ role: 'button', name: t('slip.verify') }),
    done: ({ page, t }) => page.see(t('slip.verifiedTitle'), patienceMs),
    effects: (scene) => countOf(scene, 'join slip on slip.member_id = member.id'),
    typed: async (scene) => {
      const picture = await scene.page.evaluate(() => document.querySelector('.ck-file-drop img') !== null);
      return { ...(await fieldsOf(scene, [scene.t('slip.amountLabel')])), picture: String(picture) };
    },
    unknown: ({ t }) => t('slip.adviceConnection'),
  },
  {
    operation: slipConfirm,
    as: 'member',
    before: transfer,
    reach: async (scene) => {
      const { page, t } = scene;
      await chooseSlip(scene);
      await page.click('button', t('slip.verify'));
      await page.see(t('slip.verifiedTitle'), patienceMs);
    },
    press: ({ t }) => ({ role: 'button', name: t('slip.confirm', { amount: shown(slipBaht) }) }),
    done: ({ page, t }) => page.see(t('slip.successTitle')),
    effects: (scene) =>
      countOf(scene, "join deposit on deposit.member_id = member.id and deposit.status = 'completed'"),
    unknown: ({ t }) => t('slip.adviceConfirmAgain'),
    movesCredit: true,
  },
  {
    operation: slipRequestDeposit,
    as: 'member',
    reach: async (scene) => {
      const { page, t } = scene;
      await open(scene, '/auth/deposit/slip');
      await page.click('button', t('slip.requestOpen'));
      // Until the step is visible, this label belongs to a field of the upload form.
      await page.see(t('slip.requestTitle'));
      await page.fill(t('slip.amountLabel'), String(slipBaht));
      await page.fill(t('slip.requestNote'), 'โอนจากบัญชีอื่น');
    },
    press: ({ t }) => ({ role: 'button', name: t('slip.requestSend') }),
    done: ({ page, t }) => page.see(t('slip.requestSent')),
    effects: (scene) =>
      countOf(scene, "join deposit on deposit.member_id = member.id and deposit.channel = 'request'"),
    typed: (scene) => fieldsOf(scene, [scene.t('slip.amountLabel'), scene.t('slip.requestNote')]),
    unknown: ({ t }) => t('apiErrors.moneyUnknown'),
  },
];

/** Requests a withdrawal whose first payout the bank refuses. */
async function failedPayOut(scene: Scene): Promise<void> {
  const { hands, clientId, who, token } = scene;
  const [member] = await hands.query('select uuid from member where client_id = $1 and username = $2', [
    clientId,
    who.username,
  ]);
  const path = withdrawCreate.path.replace('{uuid}', String(member?.['uuid']));
  await askAsMember(hands, clientId, { token, path, body: { amount: withdrawBaht * 100 } });
  const [asked] = await hands.query(
    'select withdrawal.uuid from withdrawal join member on member.id = member_id where member.uuid = $1',
    [member?.['uuid']],
  );
  await hands.staff('withdrawal', 'approve', String(asked?.['uuid']));
}

const withdrawals: readonly Write[] = [
  {
    operation: withdrawCreate,
    as: 'member',
    gifts: { creditBaht: 1000 },
    reach: async (scene) => {
      const { page, t } = scene;
      await open(scene, '/auth/withdraw');
      await page.fill(t('withdrawal.amountLabel'), String(withdrawBaht));
      await page.click('button', t('withdrawal.review'));
    },
    press: ({ t }) => ({ role: 'button', name: t('withdrawal.confirm', { amount: shown(withdrawBaht) }) }),
    done: ({ page, t }) => page.see(t('withdrawal.sentTitle')),
    effects: (scene) => countOf(scene, 'join withdrawal on withdrawal.member_id = member.id'),
    movesCredit: true,
    unknown: ({ t }) => t('apiErrors.moneyUnknown'),
  },
  {
    operation: withdrawRetry,
    as: 'member',
    gifts: { creditBaht: 1000 },
    who: () => {
      const who = newcomer();
      return { ...who, bankAccount: `${who.bankAccount.slice(0, -4)}0003` };
    },
    before: failedPayOut,
    reach: async (scene) => {
      await open(scene, '/auth/withdraw');
      await scene.page.see(scene.t('withdrawal.timelineFailed'));
    },
    press: ({ t }) => ({ role: 'button', name: t('withdrawal.retry') }),
    done: async ({ page, t }) => {
      await page.seeGone(t('withdrawal.timelineFailed'));
      await page.see(shown(withdrawBaht));
    },
    // The first payout attempt was made by staff, so it does not count.
    effects: async (scene) =>
      await countOf(
        scene,
        'join withdrawal on withdrawal.member_id = member.id cross join generate_series(2, withdrawal.attempt)',
      ),
    unknown: ({ t }) => t('withdrawal.timelineFailedHint'),
    recovers: ['lost answer'],
  },
  {
    operation: affiliateWithdraw,
    as: 'member',
    gifts: { commissionBaht },
    reach: async (scene) => {
      const { page, t } = scene;
      await open(scene, '/auth/affiliate');
      await page.fill(t('affiliate.amount'), String(withdrawBaht));
    },
    press: ({ t }) => ({ role: 'button', name: t('affiliate.withdraw') }),
    done: ({ page, t }) => page.see(t('affiliate.withdrawDone', { amount: shown(withdrawBaht) })),
    effects: (scene) =>
      countOf(
        scene,
        "join journal on journal.member_id = member.id and journal.kind = 'affiliate_to_credit'",
      ),
    typed: (scene) => fieldsOf(scene, [scene.t('affiliate.amount')]),
    movesCredit: true,
    unknown: ({ t }) => t('apiErrors.moneyUnknown'),
  },
];

async function chooseGame(scene: Scene): Promise<void> {
  const { page, t } = scene;
  await open(scene, '/auth/games/category?cat=slots');
  await page.clickAt('.cf-games__grid button, .cf-games__grid a', 0);
  await page.seeRole('button', t('gameList.play'));
}

const inGame = async ({ page }: Scene): Promise<void> => {
  await page.waitForPath(/^\/play\//);
  await page.see('เลือกเดิมพันแล้วแตะช่องที่ต้องการทาย');
};

const games: readonly Write[] = [
  {
    operation: gameOpen,
    as: 'member',
    gifts: { creditBaht: 100 },
    reach: chooseGame,
    press: ({ t }) => ({ role: 'button', name: t('gameList.play') }),
    again: ({ t }) => ({ role: 'button', name: t('gameList.playAgain') }),
    // The server reports the open game, so the dialog offers to resume it.
    afterDone: {
      told: ({ t }) => t('gameList.creditInside'),
      press: ({ t }) => ({ role: 'button', name: t('gameCredit.resume') }),
    },
    done: inGame,
    effects: (scene) => countOf(scene, 'join game_session on game_session.member_id = member.id'),
    unknown: ({ t }) => t('gameList.creditSafe'),
  },
  {
    operation: gameCashOut,
    as: 'member',
    gifts: { creditBaht: 100 },
    // The credit returns by itself in the tab that opened the game, or on a press if that failed. Other tabs ask first.
    reach: async (scene) => {
      const { page, t, known } = scene;
      if (known.leftForGame !== undefined && known.leftForGame !== page) {
        await open(scene, '/auth/dashboard');
        return;
      }
      if (known.leftForGame === undefined) {
        await chooseGame(scene);
        await page.click('button', t('gameList.play'));
        await inGame(scene);
        known.leftForGame = page;
      }
      const out = await page.inject({ ...callsOf(gameCashOut), fault: { kind: 'fail' } });
      await open(scene, '/auth/dashboard');
      await page.see(t('gameReturn.failedHint'));
      await out.remove();
    },
    press: ({ page, t, known }) =>
      known.leftForGame === page
        ? { css: '.cf-game-return button' }
        : { role: 'button', name: t('gameCredit.bringBack') },
    done: ({ page, t }) => page.see(t('gameReturn.returned', { amount: shown(100) })),
    effects: (scene) =>
      countOf(
        scene,
        "join game_session on game_session.member_id = member.id and game_session.status = 'closed'",
      ),
    unknown: ({ t }, offline) => t(offline ? 'gameReturn.offlineHint' : 'gameReturn.failedHint'),
    recovers: ['online again', 'signed in again', 'open again'],
    movesCredit: true,
  },
];

/** Writes that move a member's money. */
export const writesOfMoney: readonly Write[] = [...deposits, ...withdrawals, ...games];
