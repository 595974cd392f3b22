import path from 'node:path';
import { zeroSatang } from '@chada/domain';
import * as z from 'zod/mini';
import { inTransaction } from '../database/in-transaction.ts';
import type { StaffRole } from '../database/staff-tables.ts';
import type { Command, CommandInput } from './command.ts';
import { isStaffOwner, lockOwners, countedAmountOfStaffChange } from './owners.ts';
import { openBrandId } from './site.ts';
import { addStaff, staffRoles, withNewKey } from './staff-directory.ts';
import { StaffRefusedError } from './staff-refused-error.ts';
import { amountOf, baht } from './command-args.ts';

const roleSchema = z.enum(staffRoles);

function roleOf({ options }: CommandInput): StaffRole {
  const parsed = roleSchema.safeParse(options['role']);
  if (!parsed.success) throw new StaffRefusedError(`say what they may do: --role ${staffRoles.join('|')}`);
  return parsed.data;
}

/**
 * Returns the absolute path of the key file. A relative path refers to the folder in which the user called pnpm. This
 * program itself runs in another folder, because pnpm starts it in the workspace root.
 */
export function keyFileOf({ options }: Pick<CommandInput, 'options'>): string {
  const file = options['key-file'];
  if (file === undefined) throw new StaffRefusedError('say where the new key is written: --key-file PATH');
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
}

const limitOf = ({ options }: CommandInput) =>
  options['limit'] === undefined ? zeroSatang : amountOf(options['limit']);

function nameOf({ positionals: [name] }: CommandInput): string {
  if (name === undefined) throw new StaffRefusedError('give a name');
  return name;
}

const SHOWN = 50;

function auditCommand(name: string, help: string, reads: boolean): Command {
  return {
    name,
    usage: `${name} [--brand ID]`,
    help,
    reads: true,
    showsMembers: true,
    async run({ db }, { brand }) {
      const rows = await db
        .selectFrom('staff_action')
        .leftJoin('staff_action_result', 'staff_action_result.action_id', 'staff_action.id')
        .select([
          'staff_action.created_at as at',
          'staff_name',
          'client_id',
          'command',
          'arguments',
          'amount',
          'outcome',
        ])
        .where('reads', '=', reads)
        .$if(brand !== undefined, (query) => query.where('client_id', '=', brand ?? ''))
        .orderBy('staff_action.id', 'desc')
        .limit(SHOWN)
        .execute();
      if (rows.length === 0) return ['nothing is on record yet'];
      return rows.map((row) =>
        [
          row.at.toISOString(),
          row.staff_name,
          row.client_id ?? '',
          row.command,
          JSON.stringify(row.arguments),
          baht(row.amount),
          row.outcome ?? 'cut short',
        ].join('  '),
      );
    },
  };
}

export const staffCommands: readonly Command[] = [
  {
    name: 'staff list',
    usage: 'staff list',
    help: 'lists the staff members with role and daily limit',
    reads: true,
    async run({ db }) {
      const rows = await db.selectFrom('staff').selectAll().orderBy('id').execute();
      if (rows.length === 0) return ['nobody works here yet'];
      return rows.map((row) =>
        [row.name, row.role, baht(row.daily_limit), row.disabled_at ? 'left' : 'works'].join('  '),
      );
    },
  },
  {
    name: 'staff add',
    usage: `staff add NAME --role ${staffRoles.join('|')} [--limit BAHT_A_DAY] --key-file PATH`,
    help: 'adds a staff member and writes the key; with two or more owners, another owner must approve',
    options: ['role', 'limit', 'key-file'],
    countedAmount: ({ db }) => countedAmountOfStaffChange(db),
    inSteps: true,
    async run({ db, clock }, input, recordSuccess) {
      const person = { name: nameOf(input), role: roleOf(input), dailyLimitSatang: limitOf(input) };
      const file = keyFileOf(input);
      const output = [
        `${person.name} is ${person.role}; their key is in ${file}: hand it over and delete it here`,
      ];
      await withNewKey(file, (keyHash) =>
        inTransaction(db, async (tx) => {
          await addStaff(tx, person, { keyHash, at: clock.now() });
          await recordSuccess(tx, output);
        }),
      );
      return output;
    },
  },
  {
    name: 'staff limit',
    usage: 'staff limit NAME BAHT_A_DAY',
    help: 'sets a staff member’s daily limit; a second owner must approve',
    countedAmount: async () => ({ clientId: undefined, amountSatang: zeroSatang, second: 'always' }),
    async run({ db }, input) {
      const limit = amountOf(input.positionals[1]);
      const changed = await db
        .updateTable('staff')
        .set({ daily_limit: limit })
        .where('name', '=', nameOf(input))
        .executeTakeFirst();
      if (Number(changed.numUpdatedRows) === 0)
        throw new StaffRefusedError(`there is nobody called ${nameOf(input)}`);
      return [`${nameOf(input)} may move ${baht(limit)} a day`];
    },
  },
  {
    name: 'staff disable',
    usage: 'staff disable NAME',
    help: 'disables a staff member’s key; two owners are needed for an owner’s key, and the last owner stays',
    countedAmount: async ({ db }, input) =>
      countedAmountOfStaffChange(db, await isStaffOwner(db, nameOf(input))),
    async run({ db, clock }, input) {
      const owners = await lockOwners(db);
      if (owners.length === 1 && owners.includes(nameOf(input)))
        throw new StaffRefusedError(`${nameOf(input)} is the only owner; add another one first`);
      const changed = await db
        .updateTable('staff')
        .set({ disabled_at: clock.now() })
        .where('name', '=', nameOf(input))
        .where('disabled_at', 'is', null)
        .executeTakeFirst();
      if (Number(changed.numUpdatedRows) === 0)
        throw new StaffRefusedError(`nobody called ${nameOf(input)} works here`);
      return [`the key of ${nameOf(input)} is ended`];
    },
  },
  {
    name: 'rule second-person',
    usage: 'rule second-person ABOVE_BAHT --brand ID',
    help: 'sets the amount above which two persons are needed (10,000 baht by default); a second owner must approve',
    needsBrand: true,
    countedAmount: async (_, { brand = '' }) => ({
      clientId: brand,
      amountSatang: zeroSatang,
      second: 'always',
    }),
    async run({ db }, { positionals: [amount], brand }) {
      const clientId = await openBrandId(db, brand);
      const above = amountOf(amount);
      await db
        .insertInto('staff_rule')
        .values({ client_id: clientId, second_person_above: above })
        .onConflict((conflict) => conflict.column('client_id').doUpdateSet({ second_person_above: above }))
        .execute();
      return [`${clientId}: above ${baht(above)} a second person is needed`];
    },
  },
  auditCommand('audit list', `the last ${SHOWN} things that staff did`, false),
  auditCommand('audit reads', `the last ${SHOWN} times that staff were shown data of members`, true),
];
