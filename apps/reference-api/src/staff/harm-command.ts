import type { HarmSign } from '@chada/membership-rules';
import { readActiveMembers, readSigns } from '../modules/protection/read-signs.ts';
import type { Command } from './command.ts';

const reasonOf: Readonly<Record<HarmSign['kind'], (count: number) => string>> = {
  risingDeposits: (count) => `deposits of 7 days at least doubled (${count} deposits)`,
  chasing: (count) => `${count} deposits within an hour after a loss in 7 days`,
  nights: (count) => `${count} nights of play in 14 days`,
  limitAttempts: (count) => `${count} attempts at a limit in 7 days`,
};

export const harmCommand: Command = {
  name: 'member signs-of-harm',
  usage: 'member signs-of-harm --brand ID',
  reads: true,
  showsMembers: true,
  needsBrand: true,
  help: 'lists the members whose play may harm them, with the reasons',
  async run({ db, clock }, { brand = '' }) {
    const now = clock.now();
    const lines: string[] = [];
    for (const { id, username } of await readActiveMembers(db, brand, now)) {
      const signs = await readSigns(db, id, now);
      if (signs.length === 0) continue;
      lines.push([username, ...signs.map(({ kind, count }) => reasonOf[kind](count))].join('  '));
    }
    return lines.length === 0 ? ['no signs of harm'] : lines;
  },
};
