import type { Backend } from './call-backend.ts';
import { checkFairness } from './check-fairness.ts';
import { checkBreak } from './check-break.ts';
import { checkLimits } from './check-limits.ts';
import type { DeclaredFeatures } from './declared.ts';
import { Findings } from './findings.ts';
import type { KnownValues } from './known-values.ts';
import { openNewMember } from './new-member.ts';

/**
 * Registers a member. If the brand declares `fairness`, checks the backend's draws. If the brand declares `protection`,
 * checks that the backend enforces limits and play breaks.
 */
export async function checkExtensions(
  backend: Backend,
  known: KnownValues,
  declared: DeclaredFeatures,
): Promise<Findings> {
  const member = await openNewMember(backend, known);
  if (typeof member === 'string') return new Findings(member);
  const findings = new Findings('it would pause play');
  if (declared.fairness) await checkFairness(backend, member, findings);
  if (declared.protection) {
    await checkLimits(member, findings);
    await checkBreak(backend, member, findings, known.own?.['gameCode']);
  }
  return findings;
}
