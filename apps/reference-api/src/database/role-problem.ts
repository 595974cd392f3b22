import type pg from 'pg';
import { SCHEMA } from './server-role.ts';

export interface RoleProblem {
  readonly text: string;
  readonly hasNoRights: boolean;
}

export async function problemOfRole(client: pg.ClientBase): Promise<RoleProblem | undefined> {
  const { rows } = await client.query<{ role: string; canUse: boolean }>(
    `select current_user as role, has_schema_privilege(oid, 'usage') as "canUse"
       from pg_namespace where nspname = $1`,
    [SCHEMA],
  );
  const found = rows[0];
  if (!found) return undefined;
  const grant = `pnpm migrate --server-role NAME`;
  if (!found.canUse) {
    return { text: `the role ${found.role} has no rights here; grant them: ${grant}`, hasNoRights: true };
  }
  const { rows: rights } = await client.query<{ tooMany: boolean }>(
    `select bool_or(pg_has_role(current_user, relowner, 'usage')
                    or has_table_privilege(oid, 'update, delete, truncate, trigger')) as "tooMany"
       from pg_class where relnamespace = $1::regnamespace and relname in ('journal', 'entry')`,
    [SCHEMA],
  );
  if (!rights[0]?.tooMany) return undefined;
  return {
    text: `the role ${found.role} may alter the ledger; serve with a role of its own: ${grant}`,
    hasNoRights: false,
  };
}
