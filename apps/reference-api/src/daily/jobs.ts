import type { Deps } from '../deps.ts';
import { sealDays } from '../ledger/seal-days.ts';
import { takeBackBonuses } from '../modules/deposit/turnover.ts';
import { rotateDay } from '../modules/fairness/rotate-day.ts';
import { refundDay } from '../modules/loss-refund/refund-day.ts';
import { baht } from '../staff/command-args.ts';
import { reconcileDay, type ReconcileDeps } from '../modules/reconciliation/reconcile-day.ts';
import type { DailyJob } from './run-due-jobs.ts';

const lossRefund: DailyJob<Pick<Deps, 'db' | 'clock' | 'houseAccounts'>> = {
  name: 'loss_refund',
  delayMinutes: 15,
  async run(deps, brand, day, signal) {
    const { members, totalSatang, before } = await refundDay(deps, brand, day, signal);
    return `${baht(totalSatang)} to ${members} members${before === 0 ? '' : `; ${before} were refunded before`}`;
  },
};

const bonusExpiry: DailyJob<Pick<Deps, 'db' | 'clock' | 'houseAccounts'>> = {
  name: 'bonus_expiry',
  delayMinutes: 5,
  async run(deps, { id }, day, signal) {
    const { taken, waiting } = await takeBackBonuses(deps, id, day, signal);
    return `${taken} bonuses taken back, ${waiting} wait for a game to end`;
  },
};

/** Runs an hour after the day ends, because the bank and the provider may report the day's last movements late. */
const reconciliation: DailyJob<ReconcileDeps> = {
  name: 'reconciliation',
  delayMinutes: 60,
  async run(deps, { id }, day, signal) {
    const sides = await reconcileDay(deps, id, day, signal);
    return sides
      .map(({ source, compared, open }) => `${source}: ${compared} compared, ${open} open`)
      .join('; ');
  },
};

const seedRotation: DailyJob<Pick<Deps, 'db' | 'clock' | 'fairness'>> = {
  name: 'seed_rotation',
  delayMinutes: 1,
  run: async (deps, { id }, day, signal) => `${await rotateDay(deps, id, day, signal)} seeds revealed`,
};

/** Runs two hours after the day ends, because the database refuses to seal the day earlier. */
const ledgerSeal: DailyJob<Pick<Deps, 'db'>> = {
  name: 'ledger_seal',
  delayMinutes: 120,
  async run(deps, { id }, day, signal) {
    await sealDays(deps.db, id, day, signal);
    return `sealed up to ${day}`;
  },
};

export const dailyJobs: readonly DailyJob[] = [
  lossRefund,
  bonusExpiry,
  reconciliation,
  seedRotation,
  ledgerSeal,
];
