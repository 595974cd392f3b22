import { createHash } from 'node:crypto';
import type { ResolvedClient } from '@chada/client-config';
import { bahtToSatang } from '@chada/domain';
import { openBrand } from '../brands/open-brand.ts';
import type { Database } from '../database/connection.ts';
import { houseAccountReader } from '../ledger/chart.ts';
import { credit, debit, postJournal } from '../ledger/post-journal.ts';
import { sampleAnnouncements } from './sample-announcements.ts';

const OPENING_CAPITAL = bahtToSatang(1_000_000_000);

/** An invented tax id with a wrong check digit, so that it belongs to no real company. */
const PROMPT_PAY_ID = '0999999999990';

/**
 * Returns an invented account number. It ends with 67, because the sandbox bank has no special behaviour for this
 * ending.
 */
function accountNumber(clientId: string): string {
  const digits = createHash('sha256').update(clientId).digest().readUInt32BE(0) % 100_000;
  return `405${String(digits).padStart(5, '0')}67`;
}

async function postCapital(db: Database, clientId: string, at: Date): Promise<void> {
  const houseAccounts = await houseAccountReader(db)(clientId);
  const posted = await db
    .selectFrom('journal')
    .select('id')
    .where('client_id', '=', clientId)
    .where('kind', '=', 'opening_capital')
    .executeTakeFirst();
  if (posted) return;
  await db.transaction().execute((tx) =>
    postJournal(tx, {
      clientId,
      kind: 'opening_capital',
      reference: 'opening',
      memberId: null,
      at,
      legs: [debit(houseAccounts.bank, OPENING_CAPITAL), credit(houseAccounts.capital, OPENING_CAPITAL)],
    }),
  );
}

/** Adds the rows that a brand needs. Existing rows do not change. */
export async function seedBrand(db: Database, client: ResolvedClient, now: Date): Promise<void> {
  const clientId = client.id;
  const isNew = await openBrand(db, client);
  await postCapital(db, clientId, now);
  await db
    .insertInto('receiving_account')
    .values({
      client_id: clientId,
      bank_code: '014',
      bank_account: accountNumber(clientId),
      account_name: `บริษัท ${client.name} ตัวอย่าง จำกัด`,
      prompt_pay_id: PROMPT_PAY_ID,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('promotion')
    .values({
      client_id: clientId,
      bonus_rate: 10,
      bonus_time_start: '11:00',
      bonus_time_end: '13:00',
      end_number_bonus: 50_000,
      bonus_rate2: 15,
      bonus_time_start2: '19:00',
      bonus_time_end2: '21:00',
      end_number_bonus2: 100_000,
      bonus_max: 100_000,
      enabled: client.features.promotion,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (!isNew) return;
  await db
    .insertInto('announcement')
    .values(
      sampleAnnouncements.map(({ title, body, daysAgo, membersOnly }) => ({
        client_id: clientId,
        // Thai sets a Latin name apart from the words around it.
        title: title.replace('{brand}', () =>
          /^[a-z]/i.test(client.name) ? ` ${client.name}` : client.name,
        ),
        body,
        members_only: membersOnly,
        published_at: new Date(now.getTime() - daysAgo * 86_400_000),
      })),
    )
    .execute();
}
