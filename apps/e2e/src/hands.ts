import { execFile } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkLedger, type LedgerReport } from '@chada/reference-api/check-ledger';
import { createDatabase, createPool } from '@chada/reference-api/connection';
import { repoRoot } from '@chada/tooling/repo-root';
import { dataFolder, logFile, type WorldAddresses } from './world.ts';

/** A transfer that a member makes in the bank. Banks by their three digits, the amount as typed. */
export interface BankTransfer {
  readonly fromBank: string;
  readonly fromAccount: string;
  readonly toBank: string;
  readonly toAccount: string;
  readonly amount: string;
}

/** What a test does outside the browser: at the bank, as staff, and looking into the books. */
export class Hands {
  readonly #world: WorldAddresses;

  constructor(world: WorldAddresses) {
    this.#world = world;
  }

  /** The address of a brand's site, with a path. */
  site(clientId: string, path = '/'): string {
    return `http://${clientId}.localhost:${this.#world.sitePort}${path}`;
  }

  /** The address of the sandbox bank. */
  bank(): string {
    return this.#world.bankUrl;
  }

  /** Transfers in the sandbox bank and saves the slip. Gives the slip's file. */
  async transfer(transfer: BankTransfer): Promise<string> {
    const answer = await fetch(`${this.#world.bankUrl}/transfers`, {
      method: 'POST',
      body: new URLSearchParams({ ...transfer, toName: '', settlement: '0' }),
    });
    if (!answer.ok) throw new Error(`The bank refused the transfer (${answer.status}).`);
    return this.saveSlip(answer.url);
  }

  /** Saves the slip that a page of the sandbox bank shows. Gives its file. */
  async saveSlip(slipPageUrl: string): Promise<string> {
    const image = await fetch(`${slipPageUrl}/slip.png`);
    if (!image.ok) throw new Error(`The bank gave no slip (${image.status}).`);
    const file = join(this.#world.folder, `slip-${Date.now()}-${randomInt(1e9)}.png`);
    await writeFile(file, Buffer.from(await image.arrayBuffer()));
    return file;
  }

  /** An act of staff: `staff('withdrawal', 'approve', id)`. Gives what the command printed; throws when it failed. */
  staff(...args: readonly string[]): Promise<string> {
    const cli = join(repoRoot, 'apps/reference-api/src/sandbox-cli.ts');
    const { databaseUrl, bankUrl, folder } = this.#world;
    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      BANK_PORT: new URL(bankUrl).port,
      CHADA_DATA: dataFolder(folder),
    };
    return new Promise((resolve, reject) => {
      execFile(process.execPath, [cli, ...args], { env }, (error, stdout, stderr) => {
        if (error === null) resolve(stdout);
        else reject(new Error(`sandbox ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error }));
      });
    });
  }

  /** Gives a member credit as staff. */
  async giveCredit(clientId: string, username: string, baht: number): Promise<void> {
    await this.staff('credit', username, String(baht), '--brand', clientId, '--reference', randomUUID());
  }

  /** Gives a member points as staff. */
  async givePoints(clientId: string, username: string, points: number): Promise<void> {
    await this.staff('points', username, String(points), '--brand', clientId, '--reference', randomUUID());
  }

  /** The lines of the API's log that have this text, as staff search it for a reference that a member reads to them. */
  async logged(text: string): Promise<string[]> {
    const lines = (await readFile(logFile(this.#world.folder), 'utf8')).split('\n');
    return lines.filter((line) => line.includes(text));
  }

  /** Asks the API's database, for what no screen shows and no command of staff does. */
  async query(statement: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
    const pool = createPool({ url: this.#world.databaseUrl, schema: 'api', max: 1 });
    try {
      const { rows } = await pool.query<Record<string, unknown>>(statement, [...values]);
      return rows;
    } finally {
      await pool.end();
    }
  }

  /** A night goes by for one member: what they did today is what they did yesterday, and so on back. */
  async overnight(clientId: string, username: string): Promise<void> {
    const [member] = await this.query('select id from member where client_id = $1 and username = $2', [
      clientId,
      username,
    ]);
    const id = Number(member?.['id']);
    // Days are unique a member: all go far away first and come back one short, so that none meets the next.
    const moves = [-1000, 999].map(
      (days) => `
        update check_in set bangkok_day = bangkok_day + ${days}, checked_in_at = checked_in_at + interval '${days} days'
         where member_id = ${id};
        update prize_draw set bangkok_day = bangkok_day + ${days}, drawn_at = drawn_at + interval '${days} days'
         where member_id = ${id};
        update point_movement set reference = (reference::date + ${days})::text
         where member_id = ${id} and reason = 'check_in';`,
    );
    // Points are written once and for all; only time itself may do this.
    await this.query(`begin;
      alter table point_movement disable trigger point_movement_append_only;
      ${moves.join('')}
      alter table point_movement enable trigger point_movement_append_only;
      commit`);
  }

  /** Proves the books: every journal sums to zero, every balance is its entries, none is below zero. */
  async checkLedger(): Promise<LedgerReport> {
    const db = createDatabase(createPool({ url: this.#world.databaseUrl, schema: 'api', max: 1 }));
    try {
      return await checkLedger(db);
    } finally {
      await db.destroy();
    }
  }
}

/** A person who is not a member yet: what the register form asks for, different each time. */
export interface Newcomer {
  readonly phone: string;
  readonly username: string;
  readonly password: string;
  /** The bank's short code and its three digits. */
  readonly bankName: string;
  readonly bankCode: string;
  readonly bankAccount: string;
}

/** Makes up a newcomer. Accounts end in 5 to 9, which behave as usual in the sandbox bank. */
export function newcomer(): Newcomer {
  const digits = String(randomInt(1e7, 1e8));
  return {
    phone: `08${digits}`,
    username: `nong${digits}`,
    password: `pla-too-${digits}`,
    bankName: 'KBANK',
    bankCode: '004',
    bankAccount: `12${digits.slice(0, 7)}${randomInt(5, 10)}`,
  };
}
