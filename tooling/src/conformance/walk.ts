import { randomBytes } from 'node:crypto';
import { type Operation, type OperationId, operationList } from '@chada/contract';
import { ask, type Backend, type Question, type Reply } from './ask.ts';
import { effects } from './effects.ts';
import { furtherDifferences } from './further.ts';
import { type Difference, isMissing, checkRefusal, checkUsual, refusalOf } from './check-reply.ts';
import type { Known } from './known.ts';
import { usualQuestion } from './questions.ts';
import { lookAround, signIn } from './sign-in.ts';

/** How an operation of a backend stands to the contract. */
export interface OperationReport {
  readonly operation: Operation;
  /** `untried`: it writes, and the walk only reads. */
  readonly verdict: 'fits' | 'differs' | 'missing' | 'untried';
  readonly differences: readonly Difference[];
  /** What else is worth knowing, in a few words; empty when nothing is. */
  readonly note: string;
}

/** Who walks, and how far. */
export interface WalkOptions {
  readonly username: string;
  readonly password: string;
  /** Also make the calls that change something. */
  readonly write: boolean;
  /** Hears of each operation as it is done. */
  readonly onReport?: (report: OperationReport) => void;
}

/**
 * Walks the whole contract against a running backend as one member of it, and tells of each operation whether it fits.
 * Without `write`, nothing that could change anything is sent with a session. Throws when the backend can't be reached
 * or the member can't sign in: nothing could be said then.
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

/** In the order of the contract, but for the end of the session, which comes last. */
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

/** Says why the site can't read the server's time from an answer, and goes by the member's clock; empty where it can. */
function clockNote({ baseUrl, host }: Backend, { date, exposed }: Reply): string {
  if (Number.isNaN(Date.parse(date ?? ''))) return "no Date header: the site goes by the member's clock";
  if (baseUrl.hostname === host || exposed.includes('date')) return '';
  return "access-control-expose-headers lacks date: the site goes by the member's clock";
}

function writes({ id }: Operation): boolean {
  return Object.entries(effects).some(([known, effect]) => known === id && effect === 'writes');
}

/** What those get who are not signed in; nothing may change by it, so it is asked of every operation for members. */
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
    ...checkRefusal('a call with a token that nobody has', forger, [401]),
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
