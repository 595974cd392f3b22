import { randomBytes } from 'node:crypto';
import { bangkokDaySpan } from '@chada/domain';
import type pg from 'pg';
import { bankOf } from './banks.ts';
import { createHolderFinder, type FindHolder } from './known-holders.ts';
import { behaviourOf, SLOW_PAYOUT_MS } from './scenarios.ts';

export interface Party {
  readonly bank: string;
  readonly account: string;
  readonly name: string;
}

export interface Transfer {
  readonly reference: string;
  readonly from: Party;
  readonly to: Party;
  readonly amountSatang: number;
  readonly madeAt: Date;
  readonly settlesAt: Date;
}

export interface NewTransfer {
  readonly from: Omit<Party, 'name'>;
  readonly to: Omit<Party, 'name'> & { readonly name?: string | undefined };
  readonly amountSatang: number;
  /** The bank reports the transfer as pending for this many milliseconds. */
  readonly settleAfterMs?: number | undefined;
  /** The time of the transfer. Default: the current time. */
  readonly madeAt?: Date | undefined;
}

interface TransferRow {
  readonly sending_bank: string;
  readonly transaction_ref: string;
  readonly settles_at: Date;
  readonly amount: number;
  readonly from_account: string;
  readonly from_name: string;
  readonly to_bank: string;
  readonly to_account: string;
  readonly to_name: string;
  readonly made_at: Date;
}

const fromRow = (row: TransferRow): Transfer => ({
  reference: row.transaction_ref,
  from: { bank: row.sending_bank, account: row.from_account, name: row.from_name },
  to: { bank: row.to_bank, account: row.to_account, name: row.to_name },
  amountSatang: row.amount,
  madeAt: row.made_at,
  settlesAt: row.settles_at,
});

function newReference(at: Date): string {
  const stamp = at.toISOString().replace(/\D/g, '').slice(2, 14);
  const letters = randomBytes(8).toString('hex').toUpperCase().slice(0, 8);
  return `${stamp}${letters}`;
}

export class TransferBook {
  readonly #pool: pg.Pool;
  readonly #findHolder: FindHolder;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    this.#findHolder = createHolderFinder(pool);
  }

  async make({ from, to, amountSatang, settleAfterMs = 0, madeAt }: NewTransfer): Promise<Transfer> {
    const at = new Date();
    const { rows } = await this.#pool.query<TransferRow>(
      `insert into transfer (sending_bank, transaction_ref, settles_at, amount, from_account, from_name, to_bank,
                             to_account, to_name, made_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning *`,
      [
        from.bank,
        newReference(at),
        new Date(at.getTime() + settleAfterMs),
        amountSatang,
        from.account,
        await this.#findHolder(from.bank, from.account),
        to.bank,
        to.account,
        to.name ?? (await this.#findHolder(to.bank, to.account)),
        madeAt ?? at,
      ],
    );
    const row = rows[0];
    if (!row) throw new Error('the transfer was not recorded');
    return fromRow(row);
  }

  async find(sendingBank: string, reference: string): Promise<Transfer | undefined> {
    const { rows } = await this.#pool.query<TransferRow>(
      'select * from transfer where sending_bank = $1 and transaction_ref = $2',
      [sendingBank, reference],
    );
    return rows[0] && fromRow(rows[0]);
  }

  async newest(limit: number): Promise<Transfer[]> {
    const { rows } = await this.#pool.query<TransferRow>(
      'select * from transfer order by made_at desc limit $1',
      [limit],
    );
    return rows.map(fromRow);
  }

  async statement({ bank, account }: { bank: string; account: string }, day: string) {
    const { start, end } = bangkokDaySpan(day);
    const values = [bank, account, start, end];
    const { rows: transfers } = await this.#pool.query<{
      kind: 'transfer';
      sendingBank: string;
      transactionRef: string;
      amountSatang: number;
    }>(
      `select 'transfer' as kind, sending_bank as "sendingBank", transaction_ref as "transactionRef",
              amount as "amountSatang" from transfer
        where to_bank = $1 and to_account = $2 and made_at >= $3 and made_at < $4 and settles_at <= now()`,
      values,
    );
    const { rows: payouts } = await this.#pool.query<{
      kind: 'payout';
      reference: string;
      amountSatang: number;
    }>(
      `select 'payout' as kind, reference, amount as "amountSatang" from payout
        where from_bank = $1 and from_account = $2 and settles_at >= $3 and settles_at < $4
          and settles_at <= now() and outcome = 'paid'`,
      values,
    );
    return [...transfers, ...payouts];
  }

  /** Stores a pay-out and returns its status. A repeated call returns the status of the first call. */
  async payOut(payout: {
    reference: string;
    bank: string;
    account: string;
    amountSatang: number;
    from?: { bank: string; account: string } | undefined;
  }) {
    const behaviour = behaviourOf(payout.account);
    const { rows: before } = await this.#pool.query<{ count: number }>(
      'select count(*) as count from payout where bank = $1 and account = $2 and reference <> $3',
      [payout.bank, payout.account, payout.reference],
    );
    const refused = behaviour === 'payoutRefused' && (before[0]?.count ?? 0) % 2 === 0;
    await this.#pool.query(
      `insert into payout (reference, bank, account, amount, outcome, settles_at, from_bank, from_account)
       values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6), $7, $8) on conflict do nothing`,
      [
        payout.reference,
        payout.bank,
        payout.account,
        payout.amountSatang,
        refused || bankOf(payout.bank) === undefined ? 'refused' : 'paid',
        behaviour === 'payoutSlow' ? SLOW_PAYOUT_MS / 1000 : 0,
        payout.from?.bank ?? null,
        payout.from?.account ?? null,
      ],
    );
    const { rows } = await this.#pool.query<{ outcome: 'paid' | 'refused'; settled: boolean; same: boolean }>(
      `select outcome, settles_at <= now() as settled, (bank, account, amount) = ($2, $3, $4::bigint) as same
         from payout where reference = $1`,
      [payout.reference, payout.bank, payout.account, payout.amountSatang],
    );
    const row = rows[0];
    if (!row?.same) return 'mismatch' as const;
    return row.settled ? row.outcome : ('pending' as const);
  }
}
