import { execFile } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkLedger, type LedgerReport } from '@chada/reference-api/check-ledger';
import { createDatabase, createPool } from '@chada/reference-api/connection';
import { repoRoot } from '@chada/tooling/repo-root';
import { dataFolder, logFile, type EnvironmentAddresses } from './environment.ts';

/** A transfer in the sandbox bank. Banks by their three-digit code, the amount as typed. */
export interface BankTransfer {
  readonly fromBank: string;
  readonly fromAccount: string;
  readonly toBank: string;
  readonly toAccount: string;
  readonly amount: string;
}

/** The actions of a test outside the site: at the bank, as staff, and in the database. */
export class TestActor {
  readonly #environment: EnvironmentAddresses;

  constructor(environment: EnvironmentAddresses) {
    this.#environment = environment;
  }

  /** Returns the address of a path on a brand's site. */
  site(clientId: string, path = '/'): string {
    return `http://${clientId}.localhost:${this.#environment.sitePort}${path}`;
  }

  /** Returns the address of the sandbox bank. */
  bank(): string {
    return this.#environment.bankUrl;
  }

  /** Transfers money in the sandbox bank, saves the slip and returns its file. */
  async transfer(transfer: BankTransfer): Promise<string> {
    const answer = await fetch(`${this.#environment.bankUrl}/transfers`, {
      method: 'POST',
      body: new URLSearchParams({ ...transfer, toName: '', settlement: '0' }),
    });
    if (!answer.ok) throw new Error(`The bank refused the transfer (${answer.status}).`);
    return this.saveSlip(answer.url);
  }

  /** Saves the slip of a sandbox bank page and returns its file. */
  async saveSlip(slipPageUrl: string): Promise<string> {
    const image = await fetch(`${slipPageUrl}/slip.png`);
    if (!image.ok) throw new Error(`The bank returned no slip (${image.status}).`);
    const file = join(this.#environment.folder, `slip-${Date.now()}-${randomInt(1e9)}.png`);
    await writeFile(file, Buffer.from(await image.arrayBuffer()));
    return file;
  }

  /** Runs a staff command: `staff('withdrawal', 'approve', id)`. Returns its output; throws if it failed. */
  staff(...args: readonly string[]): Promise<string> {
    const cli = join(repoRoot, 'apps/reference-api/src/sandbox-cli.ts');
    const { databaseUrl, bankUrl, folder } = this.#environment;
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

  /** Credits a member, as staff. */
  async giveCredit(clientId: string, username: string, baht: number): Promise<void> {
    await this.staff('credit', username, String(baht), '--brand', clientId, '--reference', randomUUID());
  }

  /** Adds points to a member, as staff. */
  async givePoints(clientId: string, username: string, points: number): Promise<void> {
    await this.staff('points', username, String(points), '--brand', clientId, '--reference', randomUUID());
  }

  /** Returns the lines of the API's log that contain a text, as staff search for a reference of a member. */
  async logged(text: string): Promise<string[]> {
    const lines = (await readFile(logFile(this.#environment.folder), 'utf8')).split('\n');
    return lines.filter((line) => line.includes(text));
  }

  /** Queries the API's database, for facts that neither screens nor staff commands show. */
  async query(statement: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
    const pool = createPool({ url: this.#environment.databaseUrl, schema: 'api', max: 1 });
    try {
      const { rows } = await pool.query<Record<string, unknown>>(statement, [...values]);
      return rows;
    } finally {
      await pool.end();
    }
  }

  /** Moves everything that a member did back by one day, as if a night had passed. */
  async overnight(clientId: string, username: string): Promise<void> {
    const [member] = await this.query('select id from member where client_id = $1 and username = $2', [
      clientId,
      username,
    ]);
    const id = Number(member?.['id']);
    // Each member has one row per day: move all far away first, then back one day less, to avoid conflicts.
    const moves = [-1000, 999].map(
      (days) => `
        update check_in set bangkok_day = bangkok_day + ${days}, checked_in_at = checked_in_at + interval '${days} days'
         where member_id = ${id};
        update prize_draw set bangkok_day = bangkok_day + ${days}, drawn_at = drawn_at + interval '${days} days'
         where member_id = ${id};
        update point_movement set reference = (reference::date + ${days})::text
         where member_id = ${id} and reason = 'check_in';`,
    );
    // Point entries are immutable; this test helper is the only exception.
    await this.query(`begin;
      alter table point_movement disable trigger point_movement_append_only;
      ${moves.join('')}
      alter table point_movement enable trigger point_movement_append_only;
      commit`);
  }

  /** Checks the ledger: journals sum to zero, balances equal their entries, none is negative. */
  async checkLedger(): Promise<LedgerReport> {
    const db = createDatabase(createPool({ url: this.#environment.databaseUrl, schema: 'api', max: 1 }));
    try {
      return await checkLedger(db);
    } finally {
      await db.destroy();
    }
  }
}

/** A person who is not a member yet, with the data for the register form; unique for each call. */
export interface Newcomer {
  readonly phone: string;
  readonly username: string;
  readonly password: string;
  /** The bank's short code and three-digit code. */
  readonly bankName: string;
  readonly bankCode: string;
  readonly bankAccount: string;
}

/** Generates a new person. Accounts that end in 5 to 9 have no special behaviour in the sandbox bank. */
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
