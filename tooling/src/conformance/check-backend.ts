import { randomBytes } from 'node:crypto';
import { type Operation, type OperationId, operationList } from '@chada/contract';
import { callBackend, type Backend, type BackendCall, type Reply } from './call-backend.ts';
import { effects } from './effects.ts';
import { checkVariants } from './check-variants.ts';
import { type Difference, isMissing, checkRefusal, checkUsual, refusalOf } from './check-reply.ts';
import type { KnownValues } from './known-values.ts';
import { validCall } from './valid-call.ts';
import { readKnownValues, signIn } from './sign-in.ts';

export interface OperationReport {
  readonly operation: Operation;
  /** `untried` means that the operation was not called. It changes data, and the run may only read. */
  readonly verdict: 'fits' | 'differs' | 'missing' | 'untried';
  readonly differences: readonly Difference[];
  /** A short remark, or an empty text. */
  readonly note: string;
}

export interface CheckOptions {
  readonly username: string;
  readonly password: string;
  readonly write: boolean;
  /** Called with the report of each operation, as soon as it is complete. */
  readonly onReport?: (report: OperationReport) => void;
}

/**
 * Calls every operation of a running backend as one member. Without `write`, makes no valid call that could change
 * data. Throws if the backend does not respond or the sign-in fails.
 */
export async function checkBackend(backend: Backend, options: CheckOptions): Promise<OperationReport[]> {
  const known = await readKnownValues(backend, await signIn(backend, options.username, options.password));
  const reports: OperationReport[] = [];
  for (const operation of inOrder()) {
    const report = await look(backend, operation, known, options.write);
    reports.push(report);
    options.onReport?.(report);
  }
  return reports;
}

const endsSession = 'session.logout' satisfies OperationId;
/** Is never called: it would keep the member from playing for a day, and end the session. */
const pausesPlay = 'protection.beginTimeOut' satisfies OperationId;

function inOrder(): Operation[] {
  const all: readonly Operation[] = operationList;
  return [...all.filter(({ id }) => id !== endsSession), ...all.filter(({ id }) => id === endsSession)];
}

async function look(
  backend: Backend,
  operation: Operation,
  known: KnownValues,
  write: boolean,
): Promise<OperationReport> {
  const report = (
    verdict: OperationReport['verdict'],
    differences: readonly Difference[] = [],
    note = '',
  ): OperationReport => ({ operation, verdict, differences, note });
  try {
    const usual = validCall(operation, known);
    const outside = await withoutSession(backend, operation, usual);
    if (outside === 'missing') return report('missing');
    if (!write && writes(operation)) {
      return outside.length > 0 ? report('differs', outside) : report('untried', [], '--write tries it');
    }
    if (operation.id === pausesPlay)
      return outside.length > 0 ? report('differs', outside) : report('untried', [], 'it would pause play');
    const call = { ...usual, token: operation.auth === 'member' ? known.token : undefined };
    const reply = await callBackend(backend, operation, call);
    if (isMissing(reply)) return report('missing');
    const differences = [...outside, ...checkUsual(operation, reply)];
    const refusal = refusalOf(reply);
    if (refusal?.code !== 'FEATURE_OFF')
      differences.push(...(await checkVariants(backend, operation, call, reply)));
    if (operation.id === endsSession) differences.push(...(await afterTheEnd(backend, operation, call)));
    if (differences.length > 0) return report('differs', differences);
    if (refusal !== undefined) return report('fits', [], `refused with ${refusal.code}`);
    return report('fits', [], operation.id === 'setting.operation' ? clockNote(backend, reply) : '');
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return report('differs', [{ when: 'a call', where: '', what: `got no answer: ${what}` }]);
  }
}

/** Returns the reason why the site can't read the server's time from a response. Returns an empty text if it can. */
function clockNote({ baseUrl, host }: Backend, { date, exposed }: Reply): string {
  if (Number.isNaN(Date.parse(date ?? ''))) return "no Date header: the site uses the member's clock";
  if (baseUrl.hostname === host || exposed.includes('date')) return '';
  return "access-control-expose-headers lacks date: the site uses the member's clock";
}

function writes({ id }: Operation): boolean {
  return Object.entries(effects).some(([known, effect]) => known === id && effect === 'writes');
}

/** Calls a member operation without a token, then with an invalid token. The backend must refuse both calls. */
async function withoutSession(
  backend: Backend,
  operation: Operation,
  usual: BackendCall,
): Promise<Difference[] | 'missing'> {
  if (operation.auth === 'public') return [];
  const stranger = await callBackend(backend, operation, usual);
  if (isMissing(stranger)) return 'missing';
  const forger = await callBackend(backend, operation, {
    ...usual,
    token: randomBytes(24).toString('base64url'),
  });
  return [
    ...checkRefusal('a call without a token', stranger, [401]),
    ...checkRefusal('a call with an invalid token', forger, [401]),
  ];
}

async function afterTheEnd(backend: Backend, operation: Operation, call: BackendCall): Promise<Difference[]> {
  const again: Reply = await callBackend(backend, operation, call);
  return checkRefusal('a call with the token of a session that has ended', again, [401]);
}
