import pg from 'pg';
import { sessionSettings } from './session.ts';

export const SCHEMA = 'api';

const readOnly = [
  'schema_migration',
  'database_kind',
  'account_kind',
  'ledger_seal',
  'ledger_seal_sum',
  'ledger_sealed_total',
  'ledger_archive',
  'deposit_total',
  'commission_total',
  'cell',
];

const quoted = (name: string) => pg.escapeIdentifier(name);

export async function serverRoles(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ role: string }>(
    `select distinct grantee::regrole::text as role from pg_namespace, aclexplode(nspacl)
      where nspname = $1 and privilege_type = 'USAGE' and grantee not in (0, nspowner)`,
    [SCHEMA],
  );
  return rows.map(({ role }) => role.replace(/^"|"$/g, ''));
}

async function assertCanServe(client: pg.ClientBase, role: string): Promise<void> {
  const { rows } = await client.query<{ isOwner: boolean }>(
    `select rolsuper or pg_has_role(oid, (select nspowner from pg_namespace where nspname = $2), 'member') as "isOwner"
       from pg_roles where rolname = $1`,
    [role, SCHEMA],
  );
  const found = rows[0];
  if (!found) {
    throw new Error(
      `there is no role ${role}; create it first: create role ${quoted(role)} login password '…'`,
    );
  }
  if (found.isOwner) {
    throw new Error(
      `the role ${role} owns the tables or is a superuser: a server needs a role that is neither`,
    );
  }
}

async function appendOnlyTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
       join pg_proc f on f.oid = t.tgfoid
      where c.relnamespace = $1::regnamespace and f.proname like '%append_only' and c.relname <> 'account'`,
    [SCHEMA],
  );
  return rows.map(({ name }) => name);
}

const namesInSql = (tables: readonly string[]) =>
  tables.map((name) => `${SCHEMA}.${quoted(name)}`).join(', ');

async function grantTables(client: pg.ClientBase, role: string): Promise<void> {
  const to = quoted(role);
  const appendOnly = await appendOnlyTables(client);
  await client.query(`
    grant usage on schema ${SCHEMA} to ${to};
    revoke all on all tables in schema ${SCHEMA} from ${to};
    grant select, insert, update, delete on all tables in schema ${SCHEMA} to ${to};
    grant usage, select on all sequences in schema ${SCHEMA} to ${to};
    revoke insert, update, delete on ${namesInSql(readOnly)} from ${to};
    revoke update, delete on ${namesInSql(appendOnly)} from ${to};
    revoke update, delete on ${SCHEMA}.account from ${to}`);
  // Permits the update of the column `id`, because the server locks rows of `account`, and locking a row requires the
  // right to update a column.
  await client.query(`grant update (id) on ${SCHEMA}.account to ${to}`);
}

/** Grants the role the rights and settings of a server. Returns the SQL statements that a superuser must still run. */
export async function grantServerRole(client: pg.ClientBase, role: string): Promise<string[]> {
  await assertCanServe(client, role);
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const settings = Object.entries(sessionSettings(SCHEMA)).map(
    ([name, value]) =>
      `alter role ${quoted(role)} in database ${quoted(rows[0]?.name ?? '')} set ${name} = ${pg.escapeLiteral(value)}`,
  );
  await client.query('begin');
  try {
    await grantTables(client, role);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  try {
    await client.query(settings.join('; '));
    return [];
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '42501') return settings;
    throw error;
  }
}
