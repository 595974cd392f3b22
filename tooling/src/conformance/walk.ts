import { randomBytes } from 'node:crypto';
import { type Operation, type OperationId, operationList } from '@chada/contract';
import { ask, type Backend, type Question, type Reply } from './ask.ts';
import { effects } from './effects.ts';
import { furtherDifferences } from './further.ts';
import { type Difference, isMissing, checkRefusal, checkUsual, refusalOf } from './check-reply.ts';
import type { Known } from './known.ts';
import { usualQuestion } from './questions.ts';
import { lookAround, signIn } from './sign-in.ts';

/** The conformance of one operation. */
export interface OperationReport {
  readonly operation: Operation;
  /** `untried`: the operation writes, and the run only reads. */
  readonly verdict: 'fits' | 'differs' | 'missing' | 'untried';
  readonly differences: readonly Difference[];
  /** A short remark; may be empty. */
  readonly note: string;
}

/** The member and the extent of a run. */
export interface WalkOptions {
  readonly username: string;
  readonly password: string;
  /** Includes calls that change data. */
  readonly write: boolean;
  /** Receives each operation's report as it completes. */
  readonly onReport?: (report: OperationReport) => void;
}

/**
 * Calls every operation of the contract on a running backend as one member and reports each. Without `write`, sends nothing
 * with a session that could change data. Throws if the backend can't be reached or the member can't sign in.
 */
export async function walk(backend: Backend, options: WalkOptions): Promise<OperationReport[]> {
  const known = await lookAround(backend, await signIn(backend, options.username, options.password));
  const reports: OperationReport[] = [];
  for (const operation of inOrder()) {
    const report = await look(backend, operation, known, options.write);
    reports.push(report);
    options.onReport?.(report);
  }
  return reports;
}

const endsSession = 'session.logout' satisfies OperationId;

/** Returns the operations in the order of the contract, with logout last. */
function inOrder(): Operation[] {
  const all: readonly Operation[] = operationList;
  return [...all.filter(({ id }) => id !== endsSession), ...all.filter(({ id }) => id === endsSession)];
}

async function look(
  backend: Backend,
  operation: Operation,
  known: Known,
  write: boolean,
): Promise<OperationReport> {
  const report = (
    verdict: OperationReport['verdict'],
    differences: readonly Difference[] = [],
    note = '',
  ): OperationReport => ({ operation, verdict, differences, note });
  try {
    const usual = usualQuestion(operation, known);
    const outside = await withoutSession(backend, operation, usual);
    if (outside === 'missing') return report('missing');
    if (!write && writes(operation)) {
      return outside.length > 0 ? report('differs', outside) : report('untried', [], '--write tries it');
    }
    const question = { ...usual, token: operation.auth === 'member' ? known.token : undefined };
    const reply = await ask(backend, operation, question);
    if (isMissing(reply)) return report('missing');
    const differences = [...outside, ...checkUsual(operation, reply)];
    const refusal = refusalOf(reply);
    if (refusal?.code !== 'FEATURE_OFF')
      differences.push(...(await furtherDifferences(backend, operation, question, reply)));
    if (operation.id === endsSession) differences.push(...(await afterTheEnd(backend, operation, question)));
    if (differences.length > 0) return report('differs', differences);
    if (refusal !== undefined) return report('fits', [], `refused with ${refusal.code}`);
    return report('fits', [], operation.id === 'setting.operation' ? clockNote(backend, reply) : '');
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return report('differs', [{ when: 'a call', where: '', what: `got no answer: ${what}` }]);
  }
}

/** Returns why the site can't read the server's time from a response and uses the member's clock; empty if it can. */
function clockNote({ baseUrl, host }: Backend, { date, exposed }: Reply): string {
  if (Number.isNaN(Date.parse(date ?? ''))) return "no Date header: the site uses the member's clock";
  if (baseUrl.hostname === host || exposed.includes('date')) return '';
  return "access-control-expose-headers lacks date: the site uses the member's clock";
}

function writes({ id }: Operation): boolean {
  return Object.entries(effects).some(([known, effect]) => known === id && effect === 'writes');
}

/** Checks the response without a session. It changes nothing, so every member operation is called. */
async function withoutSession(
  backend: Backend,
  operation: Operation,
  usual: Question,
): Promise<Difference[] | 'missing'> {
  if (operation.auth === 'public') return [];
  const stranger = await ask(backend, operation, usual);
  if (isMissing(stranger)) return 'missing';
  const forger = await ask(backend, operation, { ...usual, token: randomBytes(24).toString('base64url') });
  return [
    ...checkRefusal('a call without a token', stranger, [401]),
    ...checkRefusal('a call with an invalid token', forger, [401]),
  ];
}

async function afterTheEnd(
  backend: Backend,
  operation: Operation,
  question: Question,
): Promise<Difference[]> {
  const again: Reply = await ask(backend, operation, question);
  return checkRefusal('a call with the token of a session that has ended', again, [401]);
}
