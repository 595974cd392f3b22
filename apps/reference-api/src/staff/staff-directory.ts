import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database, Tx } from '../database/connection.ts';
import type { StaffRole } from '../database/staff-tables.ts';
import { violatedConstraint } from '../database/violated-constraint.ts';
import { newToken, tokenHash } from '../security/tokens.ts';
import type { Actor } from './actor.ts';
import { recordAction, recordResult } from './audit.ts';
import { StaffRefusedError } from './staff-refused-error.ts';

export const staffRoles = ['owner', 'cashier', 'editor', 'support'] as const satisfies readonly StaffRole[];

export interface NewStaff {
  readonly name: string;
  readonly role: StaffRole;
  readonly dailyLimitSatang: number;
}

/** Writes a new key to a file, and deletes the file if `work` fails. */
export async function withNewKey<T>(file: string, work: (keyHash: Buffer) => Promise<T>): Promise<T> {
  const key = newToken();
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, `${key}\n`, { mode: 0o600, flag: 'wx' }).catch(() => {
    throw new StaffRefusedError(`${file} can't be written, or is there already; a key never replaces a file`);
  });
  try {
    return await work(tokenHash(key));
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/**
 * Reads a staff key from a file. Throws StaffRefusedError if the file is missing or other users of the machine may read the
 * file.
 */
export async function readKeyFile(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  if (!found) throw new StaffRefusedError(`there is no key at ${file}`);
  if ((found.mode & 0o077) !== 0)
    throw new StaffRefusedError(`others can read ${file}; run: chmod 600 ${file}`);
  return (await readFile(file, 'utf8')).trim();
}

/** Adds a staff member. Throws StaffRefusedError if the name is invalid or already exists. */
export async function addStaff(
  db: Database | Tx,
  { name, role, dailyLimitSatang }: NewStaff,
  { keyHash, at }: { keyHash: Buffer; at: Date },
): Promise<Actor> {
  if (!/^[a-z][a-z0-9._-]{1,39}$/.test(name))
    throw new StaffRefusedError('a name has 2 to 40 small letters, digits, dots or hyphens, e.g. somchai.k');
  try {
    return await db
      .insertInto('staff')
      .values({
        name,
        role,
        key_hash: keyHash,
        daily_limit: dailyLimitSatang,
        created_at: at,
        disabled_at: null,
      })
      .returning(['id', 'name', 'role', 'daily_limit as dailyLimitSatang'])
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (violatedConstraint(error) === 'staff_name_once')
      throw new StaffRefusedError(`there is a ${name} already`);
    throw error;
  }
}

/** Adds the first owner. Works only in a database without staff, so no key is needed. */
export function addFirstOwner(
  db: Database,
  { name, dailyLimitSatang, keyFile, at }: Omit<NewStaff, 'role'> & { keyFile: string; at: Date },
): Promise<void> {
  return withNewKey(keyFile, (keyHash) =>
    db.transaction().execute(async (tx) => {
      await sql`lock table staff in exclusive mode`.execute(tx);
      const anybody = await tx.selectFrom('staff').select('id').limit(1).executeTakeFirst();
      if (anybody) throw new StaffRefusedError('there are staff already; an owner adds more with: staff add');
      const actor = await addStaff(tx, { name, role: 'owner', dailyLimitSatang }, { keyHash, at });
      const action = await recordAction(tx, {
        actor,
        command: 'staff first',
        args: [name],
        clientId: undefined,
        amountSatang: 0,
        at,
      });
      await recordResult(tx, action.id, { outcome: 'done', message: `${name} is the first owner`, at });
    }),
  );
}
