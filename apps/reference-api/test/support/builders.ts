import { satang } from '@chada/domain';
import type { Database } from '../../src/database/connection.ts';
import { houseAccountReader, openHouseAccounts } from '../../src/ledger/chart.ts';
import { openWallet } from '../../src/ledger/member-accounts.ts';
import { credit, debit, postJournal } from '../../src/ledger/post-journal.ts';
import { creditAt } from './dated-books.ts';

/** Creates a brand, its ledger accounts, and a capital of a million baht. */
export async function buildBrand(db: Database, clientId: string): Promise<void> {
  await db.insertInto('brand').values({ client_id: clientId, line1_id: '@one', line2_id: null }).execute();
  await openHouseAccounts(db, clientId);
  const houseAccounts = await houseAccountReader(db)(clientId);
  const capital = satang(100_000_000);
  await db.transaction().execute((tx) =>
    postJournal(tx, {
      clientId,
      kind: 'opening_capital',
      reference: 'opening',
      memberId: null,
      at: new Date(),
      legs: [debit(houseAccounts.bank, capital), credit(houseAccounts.capital, capital)],
    }),
  );
}

let counter = 0;

export async function buildMember(db: Database, clientId: string) {
  counter += 1;
  const number = String(counter).padStart(7, '0');
  return db.transaction().execute(async (tx) => {
    const member = await tx
      .insertInto('member')
      .values({
        client_id: clientId,
        username: `member${number}`,
        phone: `081${number}`,
        name: 'สมศรี ใจดี',
        bank_code: 'KBANK',
        bank_account: `123${number}`,
        password_hash: 'none',
        affiliate_code: `AF${number}`,
        inviter_id: null,
        team: null,
        marketing: null,
        age_confirmed_at: new Date(),
        suspended_at: null,
        created_at: new Date(),
      })
      .returning(['id', 'uuid', 'username'])
      .executeTakeFirstOrThrow();
    return { ...member, clientId, walletId: await openWallet(tx, clientId, member.id) };
  });
}
export type BuiltMember = Awaited<ReturnType<typeof buildMember>>;

export async function giveCredit(db: Database, member: BuiltMember, amount: number): Promise<void> {
  await creditAt(db, member, new Date(), { amount });
}
