import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { BRAND_MOVES } from './brand-moving.ts';
import { belongsTo, brandTables } from './brand-rows.ts';

/**
 * A change of a trigger locks the table. While the change waits for this lock, statements of other brands must wait
 * too. The change therefore waits at most this many milliseconds for the lock and is then tried again.
 */
const LOCK_TIMEOUT_MS = 1_000;
const TRIES = 60;
const REST_MS = 200;

const guardName = (brand: string, table: string) =>
  `frozen_${createHash('sha256').update(brand).digest('hex').slice(0, 8)}_${table}`;

async function withShortLock(client: pg.ClientBase, statements: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`begin; set local lock_timeout = ${LOCK_TIMEOUT_MS}; ${statements}; commit`);
      return;
    } catch (error) {
      await client.query('rollback');
      const isLockTimeout = error instanceof Error && 'code' in error && error.code === '55P03';
      if (!isLockTimeout || attempt === TRIES) throw error;
      await delay(REST_MS);
    }
  }
}

function guardSql(client: pg.ClientBase, brand: string, table: string): string {
  const name = guardName(brand, table);
  const text = client.escapeLiteral(brand);
  return `
    create or replace function api.${name}() returns trigger language plpgsql set search_path = api, pg_temp as $guard$
    declare
      is_of_brand boolean := false;
    begin
      if current_setting('chada.moves', true) is distinct from ${text} then
        if tg_op <> 'DELETE' then
          is_of_brand := ${belongsTo(table, 'new', brand)};
        end if;
        if tg_op <> 'INSERT' and not is_of_brand then
          is_of_brand := ${belongsTo(table, 'old', brand)};
        end if;
      end if;
      if is_of_brand then
        raise exception 'the brand moves to another cell, so % of % is refused', tg_op, tg_table_name
          using errcode = '${BRAND_MOVES}';
      end if;
      if tg_op = 'DELETE' then
        return old;
      end if;
      return new;
    end $guard$`;
}

/**
 * Creates triggers that refuse changes of the brand's rows. For each table, `guarded` names the kinds of statements to
 * refuse. Creating a trigger waits until every transaction that has written to the table has ended. When this function
 * returns, no running transaction has therefore made such a change.
 */
export async function guardBrand(client: pg.ClientBase, brand: string): Promise<void> {
  for (const [table, { guarded }] of brandTables) {
    if (guarded.length === 0) continue;
    const name = guardName(brand, table);
    await withShortLock(
      client,
      `${guardSql(client, brand, table)};
       create or replace trigger ${name} before ${guarded.join(' or ')} on api.${table}
         for each row execute function api.${name}()`,
    );
  }
}

export async function removeGuards(client: pg.ClientBase, brand: string): Promise<void> {
  for (const table of brandTables.keys()) {
    const name = guardName(brand, table);
    await withShortLock(
      client,
      `drop trigger if exists ${name} on api.${table}; drop function if exists api.${name}()`,
    );
  }
}
