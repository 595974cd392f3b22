import { bangkokDay } from '@chada/domain';
import type { Database, Tx } from '../database/connection.ts';
import { lockActor, type Actor } from './actor.ts';
import { sumMovedOnDay, recordAction, recordNothing, recordResult } from './audit.ts';
import type { Command, StaffDeps } from './command.ts';
import type { ParsedCommand } from './parse-command.ts';
import { StaffRefusedError } from './staff-refused-error.ts';
import { baht } from './command-args.ts';
import { notForRole, planOf, type Approval, type Plan } from './plan-command.ts';

async function refusalOf(
  tx: Tx,
  actor: Actor,
  { parsed, plan, at }: { parsed: ParsedCommand; plan: Plan; at: Date },
): Promise<string | undefined> {
  const forbidden = notForRole(parsed, actor);
  if (forbidden !== undefined) return `${forbidden} is not for the role ${actor.role}`;
  if (plan.refusal !== undefined || plan.amountSatang === 0) return plan.refusal;
  const moved = await sumMovedOnDay(tx, actor.id, bangkokDay(at));
  if (moved + plan.amountSatang <= actor.dailyLimitSatang) return undefined;
  return `your limit for a day is ${baht(actor.dailyLimitSatang)}, of which ${baht(moved)} are used; this needs ${baht(plan.amountSatang)}`;
}

function resultBefore({ refusal, isProposed }: { refusal: string | undefined; isProposed: boolean }) {
  if (refusal !== undefined) return { outcome: 'refused', message: refusal } as const;
  return isProposed ? ({ outcome: 'proposed', message: 'a second person is needed' } as const) : undefined;
}

/** Returns the text for the audit record, which must not contain members' data. */
function messageOf({ reads, auditsLastLine }: Command, lines: readonly string[]): string {
  if (!reads) return lines.join('\n');
  return (auditsLastLine ? lines.at(-1) : undefined) ?? `${lines.length} lines`;
}

async function runOnRecord(
  deps: StaffDeps,
  { command, input }: ParsedCommand,
  actionId: number,
): Promise<string[]> {
  const recordSuccess = (db: Database | Tx, lines: string[]) =>
    recordResult(db, actionId, {
      outcome: 'done',
      message: messageOf(command, lines),
      at: deps.clock.now(),
    });
  if (command.inSteps) {
    const lines = await command.run(deps, input, recordSuccess);
    await recordSuccess(deps.db, lines);
    return lines;
  }
  return deps.db.transaction().execute(async (tx) => {
    const lines = await command.run({ ...deps, db: tx }, input, recordNothing);
    await recordSuccess(tx, lines);
    return lines;
  });
}

export async function runAudited(
  deps: StaffDeps,
  actor: Actor,
  parsed: ParsedCommand,
  approval?: Approval,
): Promise<string[]> {
  const { command, input, args } = parsed;
  const { db } = deps;
  const at = deps.clock.now();
  const plan = await planOf(deps, parsed);
  const { action, ended } = await db.transaction().execute(async (tx) => {
    const current = await lockActor(tx, actor);
    const refusal = await refusalOf(tx, current, { parsed, plan, at });
    const recorded = await recordAction(tx, {
      actor: current,
      command: command.name,
      args,
      clientId: plan.clientId,
      amountSatang: plan.amountSatang,
      // Does not record a refused approval as a decision, so that the proposal stays open.
      decides: refusal === undefined ? approval?.actionId : undefined,
      reads: command.reads ?? false,
      at,
    });
    const result = resultBefore({ refusal, isProposed: plan.needsSecond && !approval });
    if (result) await recordResult(tx, recorded.id, { ...result, at });
    return { action: recorded, ended: result };
  });
  if (ended?.outcome === 'refused') throw new StaffRefusedError(ended.message);
  if (ended)
    return [`proposed, nothing is changed yet; another person decides: proposal approve ${action.uuid}`];
  try {
    const counted = { ...input, countedSatang: plan.amountSatang };
    const named = deps.withoutApproval ? counted : { ...counted, actor: actor.name };
    return await runOnRecord(deps, { ...parsed, input: named }, action.id);
  } catch (error) {
    const outcome = error instanceof StaffRefusedError ? 'refused' : 'failed';
    const message = error instanceof Error ? error.message : String(error);
    // Stores the failure of the command. If this also fails, the command has no stored result and counts as
    // interrupted.
    await recordResult(db, action.id, { outcome, message, at: deps.clock.now() }).catch(() => undefined);
    throw error;
  }
}
