import { bahtToSatang } from '@chada/domain';
import type { Actor } from './actor.ts';
import type { Command, CommandInput, CountedAmount, StaffDeps } from './command.ts';
import type { ParsedCommand } from './parse-command.ts';
import { StaffRefusedError } from './staff-refused-error.ts';

/** A second person must approve a command above this amount. A brand can set another amount. */
export const SECOND_PERSON_ABOVE = bahtToSatang(10_000);

export interface Approval {
  readonly actionId: number;
}

export interface Plan {
  readonly clientId: string | undefined;
  readonly amountSatang: number;
  readonly needsSecond: boolean;
  readonly refusal?: string;
}

/** Returns the name of the command or option that the role may not use, or undefined. */
export function notForRole({ command, input }: ParsedCommand, { role }: Actor): string | undefined {
  const { name, reads = false, roles = [], optionRoles = {} } = command;
  if (role === 'owner') return undefined;
  if (!reads && !roles.includes(role)) return name;
  const option = Object.keys(optionRoles).find(
    (key) => input.options[key] !== undefined && !optionRoles[key]?.includes(role),
  );
  return option === undefined ? undefined : `${name} --${option}`;
}

async function secondPersonAbove({ db }: StaffDeps, clientId: string | undefined): Promise<number> {
  const row = await db
    .selectFrom('staff_rule')
    .select('second_person_above')
    .where('client_id', '=', clientId ?? '')
    .executeTakeFirst();
  return row?.second_person_above ?? SECOND_PERSON_ABOVE;
}

async function countedAmountOf(
  deps: StaffDeps,
  command: Command,
  input: CommandInput,
): Promise<CountedAmount | undefined> {
  const counted = await command.countedAmount?.(deps, input);
  if (counted && input.brand !== undefined && counted.clientId !== input.brand) {
    throw new StaffRefusedError(`this belongs to ${counted.clientId}, not to ${input.brand}`);
  }
  return counted;
}

export async function planOf(deps: StaffDeps, { command, input }: ParsedCommand): Promise<Plan> {
  try {
    const counted = await countedAmountOf(deps, command, input);
    if (!counted) return { clientId: input.brand, amountSatang: 0, needsSecond: false };
    const { clientId, amountSatang, second } = counted;
    const needsSecond =
      !deps.withoutApproval &&
      second !== 'never' &&
      (second === 'always' || amountSatang > (await secondPersonAbove(deps, clientId)));
    return { clientId, amountSatang, needsSecond };
  } catch (error) {
    if (!(error instanceof StaffRefusedError)) throw error;
    return { clientId: input.brand, amountSatang: 0, needsSecond: false, refusal: error.message };
  }
}
