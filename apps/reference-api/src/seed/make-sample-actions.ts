import { bahtToSatang } from '@chada/domain';
import type { SampleAction } from './sample-actions.ts';
import type { SampleRandom } from './sample-random.ts';

const HOUR_MS = 3_600_000;
type Favourite = readonly [code: string, provider: string];
const favourites: readonly [Favourite, ...Favourite[]] = [
  ['golden-dragon', 'JK'],
  ['golden-hilo', 'SG'],
  ['night-baccarat', 'SG'],
  ['naga-king', 'SG'],
  ['gourd-crab-fish', 'AC'],
  ['sport-xe-01', 'XE'],
  ['sport-ac-01', 'AC'],
];

/** A visit with games takes less than three hours. */
const VISIT_MS = 3 * HOUR_MS;

/** The plan of a member's invented history. Amounts are in baht. */
export interface HistoryPlan {
  /** The visits, oldest first. A visit is only a deposit if the next visit begins within three hours. */
  readonly visits: readonly Date[];
  /** The end of the history. */
  readonly until: Date;
  readonly depositBaht: readonly [number, number];
  readonly withdrawsEvery: number;
}

function amountIn(random: SampleRandom, [min, max]: readonly [number, number]): number {
  return bahtToSatang(random.int(Math.ceil(min / 10), Math.floor(max / 10)) * 10);
}

export function makeSampleActions(random: SampleRandom, plan: HistoryPlan): SampleAction[] {
  const actions: SampleAction[] = [];
  let credit = 0;
  plan.visits.forEach((at, visit) => {
    const later = (hours: number) => new Date(at.getTime() + hours * HOUR_MS);
    const amount = amountIn(random, plan.depositBaht);
    actions.push({ kind: 'deposit', at, amount });
    credit += amount;
    const next = plan.visits[visit + 1] ?? plan.until;
    if (next.getTime() - at.getTime() < VISIT_MS) return;
    for (const hours of [0.2, 1]) {
      if (hours === 1 && random.int(0, 2) === 0) continue;
      const [gameCode, provider] = random.pick(favourites);
      const taken = credit;
      // The game returns 25 to 150 percent of the credit, as a whole number of baht.
      const brought = Math.floor((taken * random.int(25, 150)) / 10_000) * 100;
      const turnover = Math.floor((taken * random.int(60, 420)) / 10_000) * 100;
      actions.push({ kind: 'play', at: later(hours), taken, brought, turnover, gameCode, provider });
      credit = brought;
      if (credit === 0) break;
    }
    if (visit % plan.withdrawsEvery !== plan.withdrawsEvery - 1 || credit < bahtToSatang(200)) return;
    const out = Math.floor((credit * random.int(40, 80)) / 1_000_000) * 10_000;
    if (out < bahtToSatang(100)) return;
    const outcome = random.int(0, 9) === 0 ? 'rejected' : 'paid';
    actions.push({ kind: 'withdraw', at: later(2), amount: out, outcome });
    if (outcome === 'paid') credit -= out;
  });
  return actions;
}
