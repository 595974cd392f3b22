import { checkLedger, checkSinceSeal, type SealedReport } from '../ledger/check-ledger.ts';
import type { Command } from './command.ts';
import { StaffRefusal } from './staff-refusal.ts';

function reportLines(report: SealedReport): string[] {
  return [
    `${report.journals} journals, ${report.entries} entries`,
    ...report.sumByBrand.map(({ clientId, sumSatang }) => `${clientId}: all entries sum to ${sumSatang}`),
    ...report.unbalancedJournals.map((id) => `journal ${id} does not balance`),
    ...report.wrongAccounts.map((id) => `account ${id}: its balance is not the sum of its entries`),
    ...report.wrongRecords.map((name) => `${name} does not agree with its journal`),
    ...report.wrongSeals,
  ];
}

const kinds = {
  '': {
    check: checkLedger,
    verdict: 'the ledger is right: every journal sums to zero, every balance is the sum of its entries',
  },
  'since-seal': {
    check: checkSinceSeal,
    verdict:
      'the ledger is right since its last seals; "ledger check" also compares the sealed days with their entries',
  },
} as const;

const isKind = (word: string): word is keyof typeof kinds => Object.hasOwn(kinds, word);

export const ledgerCommand: Command = {
  name: 'ledger check',
  usage: 'ledger check [since-seal]',
  reads: true,
  help: 'checks the books: sums, balances, records and seals; since-seal skips entries of sealed days',
  async run({ db }, { words }) {
    const word = words.join(' ');
    if (!isKind(word)) throw new StaffRefusal('type "ledger check" or "ledger check since-seal"');
    const { check, verdict } = kinds[word];
    const report = await check(db);
    if (!report.ok) throw new StaffRefusal(['THE LEDGER IS WRONG', ...reportLines(report)].join('\n'));
    return [...reportLines(report), verdict];
  },
};
