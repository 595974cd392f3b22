import path from 'node:path';
import { zeroSatang } from '@chada/domain';
import pg from 'pg';
import { archiveMonth } from '../ledger/archive/archive-month.ts';
import { ArchiveRefusedError, type MonthOfBrand } from '../ledger/archive/month-file.ts';
import { verifyArchive } from '../ledger/archive/verify-archive.ts';
import { writeMonth } from '../ledger/archive/write-month.ts';
import { checkLedger, checkSinceSeal, type SealedReport } from '../ledger/check-ledger.ts';
import type { Command, CommandInput } from './command.ts';
import { StaffRefusedError } from './staff-refused-error.ts';

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

const isKind = (kind: string): kind is keyof typeof kinds => Object.hasOwn(kinds, kind);

function folderOf({ options: { folder, archive } }: CommandInput): string {
  const folderName = folder ?? archive;
  if (folderName === undefined) throw new StaffRefusedError('name the folder of the files with --folder');
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), folderName);
}

function monthOf({ positionals: [month = ''], brand = '' }: CommandInput): MonthOfBrand {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new StaffRefusedError('name the month, e.g. 2020-11');
  return { clientId: brand, month };
}

/** The SQLSTATE code of the error with which `archive_ledger_month` refuses to archive a month. */
const RESTRICT_VIOLATION = '23001';
const INSUFFICIENT_PRIVILEGE = '42501';

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE)
      throw new StaffRefusedError(
        'only the owner of the tables can delete entries; propose it again, and approve it with DATABASE_URL of the owner',
      );
    const isRefusal = error instanceof pg.DatabaseError && error.code === RESTRICT_VIOLATION;
    if (isRefusal || error instanceof ArchiveRefusedError) throw new StaffRefusedError(error.message);
    throw error;
  });
}

async function archiveLines(input: CommandInput, db: Parameters<typeof verifyArchive>[0]): Promise<string[]> {
  if (input.options['archive'] === undefined) return [];
  const { months, elsewhere, faults } = await refusing(() => verifyArchive(db, folderOf(input)));
  if (faults.length > 0) throw new StaffRefusedError(['THE ARCHIVE IS WRONG', ...faults].join('\n'));
  return [
    `the archive is right: ${months.length} months agree with their seals, and no archived month is missing`,
    ...(elsewhere.length === 0
      ? []
      : [`not verified, because this database does not have the brand: ${elsewhere.join(', ')}`]),
  ];
}

export const ledgerCommands: readonly Command[] = [
  {
    name: 'ledger check',
    usage: 'ledger check [since-seal] [--archive FOLDER]',
    reads: true,
    help: 'checks the books: sums, balances, records, seals and archived months; since-seal skips entries of sealed days',
    options: ['archive'],
    async run({ db }, input) {
      const kind = input.positionals.join(' ');
      if (!isKind(kind)) throw new StaffRefusedError('type "ledger check" or "ledger check since-seal"');
      const { check, verdict } = kinds[kind];
      const report = await check(db);
      if (!report.ok) throw new StaffRefusedError(['THE LEDGER IS WRONG', ...reportLines(report)].join('\n'));
      return [...reportLines(report), verdict, ...(await archiveLines(input, db))];
    },
  },
  {
    name: 'ledger export',
    usage: 'ledger export YYYY-MM --folder FOLDER --brand ID',
    help: 'writes the journals and entries of a sealed month to files that the seals prove',
    needsBrand: true,
    options: ['folder'],
    inSteps: true,
    async run({ db }, input) {
      const folder = folderOf(input);
      const of = monthOf(input);
      const { journals, entries, sha256 } = await refusing(() => writeMonth(db, of, folder));
      return [`${of.month} of ${of.clientId}: ${journals} journals, ${entries} entries, SHA-256 ${sha256}`];
    },
  },
  {
    name: 'ledger archive',
    usage: 'ledger archive YYYY-MM --folder FOLDER --brand ID',
    help: 'deletes the entries of an exported month from the database, five years after the end of its year',
    needsBrand: true,
    options: ['folder'],
    countedAmount: async (_, { brand = '' }) => ({
      clientId: brand,
      amountSatang: zeroSatang,
      second: 'always',
    }),
    inSteps: true,
    async run({ db }, input, recordSuccess) {
      const folder = folderOf(input);
      const of = monthOf(input);
      const linesOf = (entries: number) => [
        `${of.month} of ${of.clientId}: ${entries} entries are only in the file now; keep several copies of it`,
      ];
      const entries = await refusing(() =>
        archiveMonth(db, of, folder, (tx, deleted) => recordSuccess(tx, linesOf(deleted))),
      );
      return linesOf(entries);
    },
  },
];
