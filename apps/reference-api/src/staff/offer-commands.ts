import type { PrizeGame } from '../database/activity-tables.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Command, CommandInput } from './command.ts';
import { gamesSchema, prizesSchema, readData, rewardsSchema } from './offer-files.ts';
import { setGames, setPrizes, setRewards } from './replace-offers.ts';
import { openBrandId } from './site.ts';
import { StaffRefusedError } from './staff-refused-error.ts';
import { amountOf, baht } from './command-args.ts';

function prizeGameOf(arg: string | undefined): PrizeGame {
  if (arg === 'wheel') return 'wheel';
  if (arg === 'flip-card') return 'flip_card';
  throw new StaffRefusedError('say which: wheel or flip-card');
}

const CLOCK = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;
const noPromotion = {
  bonus_rate: 0,
  bonus_time_start: '00:00',
  bonus_time_end: '00:00',
  end_number_bonus: 0,
  bonus_rate2: 0,
  bonus_time_start2: '00:00',
  bonus_time_end2: '00:00',
  end_number_bonus2: 0,
  bonus_max: 0,
} as const;

function windowOf({ positionals: [number, start = '', end = ''], options }: CommandInput) {
  const rate = Number(options['rate']);
  if (!(CLOCK.test(start) && CLOCK.test(end)) || !Number.isInteger(rate) || rate < 0 || rate > 100)
    throw new StaffRefusedError(
      'give the window as in: bonus-window set 1 11:00 13:00 --rate 10 --most 500 --day-most 1000',
    );
  const max = amountOf(options['most']);
  if (number === '1')
    return { bonus_rate: rate, bonus_time_start: start, bonus_time_end: end, end_number_bonus: max };
  if (number === '2')
    return { bonus_rate2: rate, bonus_time_start2: start, bonus_time_end2: end, end_number_bonus2: max };
  throw new StaffRefusedError('there are two windows, 1 and 2');
}

function clearedWindow([number]: readonly string[]) {
  if (number === '1')
    return { bonus_rate: 0, bonus_time_start: '00:00', bonus_time_end: '00:00', end_number_bonus: 0 };
  if (number === '2')
    return { bonus_rate2: 0, bonus_time_start2: '00:00', bonus_time_end2: '00:00', end_number_bonus2: 0 };
  throw new StaffRefusedError('there are two windows, 1 and 2');
}

const wholePoints = (positionals: readonly string[]): number[] => {
  if (
    positionals.length === 0 ||
    positionals.length > 31 ||
    positionals.some((word) => !/^[1-9]\d{0,5}$/.test(word))
  )
    throw new StaffRefusedError('give the points of each day of a run, e.g. 10 15 20 25');
  return positionals.map(Number);
};

export const offerCommands: readonly Command[] = [
  {
    name: 'bonus-window set',
    usage: 'bonus-window set 1|2 START END --rate PERCENT --most BAHT --day-most BAHT --brand ID',
    help: 'sets the Bangkok hours in which deposits get a bonus, the rate, and the maximum for a member and day',
    needsBrand: true,
    options: ['rate', 'most', 'day-most'],
    async run({ db, brands }, input) {
      const clientId = await openBrandId(db, input.brand);
      const enabled = brands.all().find(({ id }) => id === clientId)?.features.promotion ?? false;
      const set = { ...windowOf(input), bonus_max: amountOf(input.options['day-most']) };
      await db
        .insertInto('promotion')
        .values({ ...noPromotion, ...set, client_id: clientId, enabled })
        .onConflict((conflict) => conflict.column('client_id').doUpdateSet(set))
        .execute();
      return [`${clientId}: window ${input.positionals.slice(0, 3).join(' ')}, ${input.options['rate']} %`];
    },
  },
  {
    name: 'bonus-window clear',
    usage: 'bonus-window clear 1|2 --brand ID',
    help: 'removes the bonus of a window',
    needsBrand: true,
    async run({ db }, { positionals, brand }) {
      const clientId = await openBrandId(db, brand);
      await db
        .updateTable('promotion')
        .set(clearedWindow(positionals))
        .where('client_id', '=', clientId)
        .execute();
      return [`${clientId}: window ${positionals[0]} is empty`];
    },
  },
  {
    name: 'prizes set',
    usage: 'prizes set wheel|flip-card FILE --brand ID',
    help: 'sets the segments, their weights in parts per million, and the turns of a day',
    needsBrand: true,
    async run({ db }, { positionals: [arg, file], brand }) {
      const clientId = await openBrandId(db, brand);
      const game = prizeGameOf(arg);
      const data = await readData(file, prizesSchema);
      await inTransaction(db, (tx) => setPrizes(tx, { clientId, game, data }));
      return [`${clientId}: ${arg} has ${data.segments.length} prizes, ${data.turnsADay} turns a day`];
    },
  },
  {
    name: 'check-in set',
    usage: 'check-in set POINTS… --brand ID',
    help: 'sets the points for each day of a streak',
    needsBrand: true,
    async run({ db }, { positionals, brand }) {
      const clientId = await openBrandId(db, brand);
      const values = wholePoints(positionals);
      await inTransaction(db, async (tx) => {
        await tx.deleteFrom('check_in_value').where('client_id', '=', clientId).execute();
        const rows = values.map((value, at) => ({ client_id: clientId, streak_day: at + 1, value }));
        await tx.insertInto('check_in_value').values(rows).execute();
      });
      return [`${clientId}: ${values.join(', ')} points`];
    },
  },
  {
    name: 'affiliate set',
    usage: 'affiliate set PERCENT_OF_TURNOVER MINIMUM_BAHT --brand ID',
    help: 'sets the commission on invited members’ stakes, and the minimum that can be moved',
    needsBrand: true,
    async run({ db }, { positionals: [percent = '', minimum], brand }) {
      const clientId = await openBrandId(db, brand);
      if (!/^\d{1,2}(\.\d{1,2})?$/.test(percent)) throw new StaffRefusedError('give a percentage, e.g. 0.5');
      const set = { commission_bp: Math.round(Number(percent) * 100), minimum_withdrawal: amountOf(minimum) };
      await db
        .insertInto('affiliate_program')
        .values({ client_id: clientId, ...set })
        .onConflict((conflict) => conflict.column('client_id').doUpdateSet(set))
        .execute();
      return [`${clientId}: ${percent} % of turnover, from ${baht(set.minimum_withdrawal)}`];
    },
  },
  {
    name: 'rewards set',
    usage: 'rewards set FILE --brand ID',
    help: 'sets the rewards for points; rewards that are not in the file are no longer offered',
    roles: ['editor'],
    needsBrand: true,
    async run({ db }, { positionals: [file], brand }) {
      const clientId = await openBrandId(db, brand);
      const data = await readData(file, rewardsSchema);
      await inTransaction(db, (tx) => setRewards(tx, clientId, data));
      return [`${clientId}: ${data.reduce((sum, { rewards }) => sum + rewards.length, 0)} rewards`];
    },
  },
  {
    name: 'games set',
    usage: 'games set FILE',
    help: 'sets the games of the lobby for all brands; games that are not in the file are no longer offered',
    async run({ db }, { positionals: [file] }) {
      const data = await readData(file, gamesSchema);
      await inTransaction(db, (tx) => setGames(tx, data));
      return [`${data.length} games`];
    },
  },
];
