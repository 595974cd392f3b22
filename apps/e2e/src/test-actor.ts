import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkLedger, type SealedReport } from '@chada/reference-api/check-ledger';
import { createDatabase, createPool } from '@chada/reference-api/connection';
import { repoRoot } from '@chada/tooling/repo-root';
import { dataFolder, logFile, type EnvironmentAddresses } from './environment.ts';
import { addCreditSql, addPointsSql } from './starting-assets.ts';

/**
 * A transfer between two bank accounts. Banks are three-digit codes. The amount is a text in baht, for example
 * `100.50`.
 */
export interface BankTransfer {
  readonly fromBank: string;
  readonly fromAccount: string;
  readonly toBank: string;
  readonly toAccount: string;
  readonly amount: string;
  /** The delay in seconds before the sandbox bank knows the transfer. Default: `0`. */
  readonly settlement?: string;
}

type Pool = ReturnType<typeof createPool>;

const pools = new Map<string, Pool>();

/** Returns the pool of this process for a database. A connection for each query would take 30 to 50 ms of processor time. */
function poolOf(url: string): Pool {
  const pool = pools.get(url) ?? createPool({ url, schema: 'api', max: 2 });
  pools.set(url, pool);
  return pool;
}

export class TestActor {
  readonly #environment: EnvironmentAddresses;

  constructor(environment: EnvironmentAddresses) {
    this.#environment = environment;
  }

  site(clientId: string, path = '/'): string {
    return `http://${clientId}.localhost:${this.#environment.sitePort}${path}`;
  }

  bank(): string {
    return this.#environment.bankUrl;
  }

  async transfer(transfer: BankTransfer): Promise<string> {
    const response = await fetch(`${this.#environment.bankUrl}/transfers`, {
      method: 'POST',
      body: new URLSearchParams({ toName: '', settlement: '0', ...transfer }),
    });
    if (!response.ok) throw new Error(`The bank refused the transfer (${response.status}).`);
    return this.saveSlip(response.url);
  }

  async saveSlip(slipPageUrl: string): Promise<string> {
    const image = await fetch(`${slipPageUrl}/slip.png`);
    if (!image.ok) throw new Error(`The bank returned no slip (${image.status}).`);
    const file = join(this.#environment.folder, `slip-${Date.now()}-${randomInt(1e9)}.png`);
    await writeFile(file, Buffer.from(await image.arrayBuffer()));
    return file;
  }

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

  async giveCredit(clientId: string, username: string, baht: number): Promise<void> {
    await this.query(addCreditSql, [clientId, username, baht * 100]);
  }

  async givePoints(clientId: string, username: string, points: number): Promise<void> {
    await this.query(addPointsSql, [clientId, username, points]);
  }

  async logged(text: string): Promise<string[]> {
    const lines = (await readFile(logFile(this.#environment.folder), 'utf8')).split('\n');
    return lines.filter((line) => line.includes(text));
  }

  async query(statement: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
    const pool = poolOf(this.#environment.databaseUrl);
    const { rows } = await pool.query<Record<string, unknown>>(statement, [...values]);
    return rows;
  }

  async moveBackOneDay(clientId: string, username: string): Promise<void> {
    const [member] = await this.query('select id from member where client_id = $1 and username = $2', [
      clientId,
      username,
    ]);
    const id = Number(member?.['id']);
    const moves = [-1000, 999].map(
      (days) => `
        update check_in set bangkok_day = bangkok_day + ${days}, checked_in_at = checked_in_at + interval '${days} days'
         where member_id = ${id};
        update prize_draw set bangkok_day = bangkok_day + ${days}, drawn_at = drawn_at + interval '${days} days'
         where member_id = ${id};
        update point_movement set reference = (reference::date + ${days})::text
         where member_id = ${id} and reason = 'check_in';`,
    );
    // Disables a trigger, because the trigger forbids changes of point entries.
    await this.query(`
      alter table point_movement disable trigger point_movement_append_only;
      ${moves.join('')}
      alter table point_movement enable trigger point_movement_append_only;`);
  }

  checkLedger(): Promise<SealedReport> {
    return checkLedger(createDatabase(poolOf(this.#environment.databaseUrl)));
  }
}

export interface Identity {
  readonly phone: string;
  readonly username: string;
  readonly password: string;
  /** The bank of the member's account. `bankCode` is the bank's three-digit code. */
  readonly bankName: string;
  readonly bankCode: string;
  readonly bankAccount: string;
}

const LAST = 99_999_999;
let lastDigits = randomInt(1e7, LAST);

/** Returns the data of a new member. Two identities of one process have no phone, username or account in common. */
export function makeIdentity(): Identity {
  lastDigits = lastDigits < LAST ? lastDigits + 1 : 1e7;
  const digits = String(lastDigits);
  return {
    phone: `08${digits}`,
    username: `nong${digits}`,
    password: `pla-too-${digits}`,
    bankName: 'KBANK',
    bankCode: '004',
    // The account ends with 8888, which has no special meaning in the sandbox bank. A journey may replace these digits.
    bankAccount: `${digits.slice(-6)}8888`,
  };
}
