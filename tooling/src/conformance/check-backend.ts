import { randomBytes } from 'node:crypto';
import { type Operation, type OperationId, operationList } from '@chada/contract';
import { callBackend, type Backend, type BackendCall, type Reply } from './call-backend.ts';
import { effects } from './effects.ts';
import { checkExtensions } from './check-extensions.ts';
import { checkVariants } from './check-variants.ts';
import { checkExposed, checkOrigin, checkPreflight } from './check-origin.ts';
import {
  type Difference,
  isMissing,
  checkRefusal,
  checkUsual,
  refusalOf,
  sessionCodes,
} from './check-reply.ts';
import { type DeclaredFeatures, isDeclared, isPromised } from './declared.ts';
import { Findings } from './findings.ts';
import type { KnownValues } from './known-values.ts';
import { validCall } from './valid-call.ts';
import { readKnownValues, signIn } from './sign-in.ts';

export interface OperationReport {
  readonly operation: Operation;
  /**
   * The result for one operation. `refused`: no call succeeded, but the contract allows each refusal. `untried`: the
   * operation was not called, and `note` gives the reason.
   */
  readonly verdict: 'fits' | 'refused' | 'differs' | 'missing' | 'untried';
  readonly differences: readonly Difference[];
  readonly note: string;
  readonly tookMs?: number;
}

export interface CheckOptions {
  readonly username: string;
  readonly password: string;
  readonly write: boolean;
  readonly slowMs?: number;
  readonly onReport?: (report: OperationReport) => void;
  readonly declared?: DeclaredFeatures | undefined;
}

/**
 * Calls each operation of a running backend as one member, and compares the replies with the contract. Without `write`,
 * skips the calls that change data. Throws if the backend does not respond or if the sign-in fails.
 */
export async function checkBackend(backend: Backend, options: CheckOptions): Promise<OperationReport[]> {
  const known = await readKnownValues(backend, await signIn(backend, options.username, options.password));
  const { write, declared } = options;
  const findings = write && declared ? await checkExtensions(backend, known, declared) : nothingTried;
  const reports: OperationReport[] = [];
  for (const operation of inOrder()) {
    const report = await checkOperation(backend, operation, known, { ...options, findings });
    reports.push(report);
    options.onReport?.(report);
  }
  return reports;
}

interface OperationCheckOptions extends CheckOptions {
  readonly findings: Findings;
}

const nothingTried = new Findings('it would pause play');
const defaultSlowMs = 5_000;
const changesConsent = 'consent.change' satisfies OperationId;
const carriesTime = 'setting.operation' satisfies OperationId;
const endsSession = 'session.logout' satisfies OperationId;
/**
 * This operation is not called as the given member, because it pauses the member's play for a day and ends the session.
 */
const pausesPlay = 'protection.beginTimeOut' satisfies OperationId;

function inOrder(): Operation[] {
  const all: readonly Operation[] = operationList;
  return [...all.filter(({ id }) => id !== endsSession), ...all.filter(({ id }) => id === endsSession)];
}

async function checkOperation(
  backend: Backend,
  operation: Operation,
  known: KnownValues,
  { write, slowMs = defaultSlowMs, declared, findings }: OperationCheckOptions,
): Promise<OperationReport> {
  const report = (
    verdict: OperationReport['verdict'],
    differences: readonly Difference[] = [],
    note = '',
  ): OperationReport => ({ operation, verdict, differences, note });
  if (!isDeclared(operation, declared)) return report('untried', [], 'the brand does not declare it');
  const tried = findings.of(operation.id);
  try {
    const validInput = validCall(operation, known);
    const response = await withoutSession(backend, operation, validInput);
    if (response === 'missing') return report('missing');
    const outside = [...(await checkPreflight(backend, operation)), ...response, ...(tried ?? [])];
    const untestedReason = untestedReasonOf(operation, write, known, findings);
    if (untestedReason !== undefined) {
      if (outside.length > 0) return report('differs', outside);
      return tried === undefined ? report('untried', [], untestedReason) : report('fits');
    }
    const call = { ...validInput, token: operation.auth === 'member' ? known.token : undefined };
    const reply = await callBackend(backend, operation, call);
    if (isMissing(reply)) return report('missing');
    const differences = [
      ...outside,
      ...checkUsual(operation, reply),
      ...checkHeaders(backend, operation, reply),
      ...checkTime(reply, slowMs),
    ];
    const refusal = refusalOf(reply);
    if (refusal?.code === 'FEATURE_OFF' && isPromised(operation, declared))
      differences.push({
        when: 'a usual call',
        location: 'code',
        message: 'is FEATURE_OFF, but the brand declares it',
      });
    if (refusal?.code !== 'FEATURE_OFF')
      differences.push(...(await checkVariants(backend, operation, call, reply)));
    if (operation.id === endsSession) differences.push(...(await afterTheEnd(backend, operation, call)));
    const { tookMs } = reply;
    if (differences.length > 0) return { ...report('differs', differences), tookMs };
    if (refusal !== undefined) return { ...report('refused', [], refusal.code), tookMs };
    return { ...report('fits'), tookMs };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return report('differs', [{ when: 'a call', location: '', message: `got no answer: ${message}` }]);
  }
}

function untestedReasonOf(
  operation: Operation,
  write: boolean,
  { consent }: KnownValues,
  { untestedReason }: Findings,
): string | undefined {
  if (!write && writes(operation)) return '--write tries it';
  if (operation.id === changesConsent && consent === undefined) return 'the member has no consent';
  return operation.id === pausesPlay ? untestedReason : undefined;
}

function checkHeaders(backend: Backend, operation: Operation, reply: Reply): Difference[] {
  const when = 'a usual call';
  const differences = checkOrigin(backend, when, reply);
  if (operation.id !== carriesTime) return differences;
  if (Number.isNaN(Date.parse(reply.headers.get('date') ?? ''))) {
    const message = "should be the server's time. Without it the site uses the member's clock";
    differences.push({ when, location: 'date', message });
  }
  return [...differences, ...checkExposed(backend, when, reply)];
}

function checkTime({ tookMs }: Reply, slowMs: number): Difference[] {
  if (tookMs <= slowMs) return [];
  const message = `took ${(tookMs / 1000).toFixed(1)} s, longer than ${slowMs / 1000} s`;
  return [{ when: 'a usual call', location: '', message }];
}

function writes({ id }: Operation): boolean {
  return Object.entries(effects).some(([known, effect]) => known === id && effect === 'writes');
}

/** Calls an operation without a token, and with an invalid token. The backend must refuse both calls. */
async function withoutSession(
  backend: Backend,
  operation: Operation,
  validInput: BackendCall,
): Promise<Difference[] | 'missing'> {
  if (operation.auth === 'public') return [];
  const unauthorized = await callBackend(backend, operation, validInput);
  if (isMissing(unauthorized)) return 'missing';
  const invalidToken = await callBackend(backend, operation, {
    ...validInput,
    token: randomBytes(24).toString('base64url'),
  });
  return [
    ...checkRefusal('a call without a token', unauthorized, sessionCodes),
    ...checkRefusal('a call with an invalid token', invalidToken, sessionCodes),
  ];
}

async function afterTheEnd(backend: Backend, operation: Operation, call: BackendCall): Promise<Difference[]> {
  const again: Reply = await callBackend(backend, operation, call);
  return checkRefusal('a call with the token of a session that has ended', again, sessionCodes);
}
