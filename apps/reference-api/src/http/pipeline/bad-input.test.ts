/** Sends invalid values in each field of each operation: a random sample, or all combinations with CHADA_FULL=1. */
import {
  errorCodes,
  errorEnvelopeSchema,
  isErrorCode,
  operationList,
  successEnvelopeSchema,
} from '@chada/contract';
import { errorsOf } from '@chada/contract/openapi';
import { badJsons, badTexts, chooseEntries } from '@chada/testing/bad-input';
import { expect, it } from 'vitest';
import { checkLedger } from '../../ledger/check-ledger.ts';
import { readBooks } from '../../../test/support/books.ts';
import { acceptsValue, fieldsOf, type ContractField } from '../../../test/support/contract-fields.ts';
import { sendRaw, type RawResponse, type RawRequest } from '../../../test/support/raw-http.ts';
import { runSeed, sized } from '../../../test/support/seeded-random.ts';
import {
  callWith,
  requestOf,
  corruptedCall,
  valueOf,
  type Trial,
} from '../../../test/support/corrupted-request.ts';
import { openTestApp } from '../../../test/support/test-app.ts';
import { giveTestCredit, signUp } from '../../../test/support/test-members.ts';

const app = await openTestApp();
const member = await signUp(app);
await giveTestCredit(app, member, 10_000_000);

/**
 * The largest body and the largest head of a request, in bytes. `MAX_HEAD_BYTES` is Node's limit for a request line with its
 * headers.
 */
const MAX_BODY_BYTES = 64 * 1024;
const MAX_HEAD_BYTES = 16 * 1024;

type Verdict =
  | { readonly is: 'unreadable' | 'too large' | 'too long an address' | 'not found' | 'fits' }
  | { readonly is: 'refused'; readonly paths: readonly string[] };

const poison = /"(?:__|\\u005f_)proto__"|"constructor":\{"prototype"/;

function verdictOf({ field, entry }: Trial, { path, body }: RawRequest): Verdict {
  const { operation, part } = field;
  if (path.length > MAX_HEAD_BYTES - 1024) return { is: 'too long an address' };
  if (operation.bodyType === 'json' && Buffer.byteLength(body ?? '') > MAX_BODY_BYTES)
    return { is: 'too large' };
  const read = valueOf(entry);
  if (!read || ('json' in entry && poison.test(entry.json))) return { is: 'unreadable' };
  const corrupted = callWith(field, read.value, member)[part];
  const issues = operation[part]?.safeParse(corrupted).error?.issues ?? [];
  if (issues.length === 0) return { is: 'fits' };
  if (part === 'params' && operation.auth === 'member') return { is: 'not found' };
  const paths = issues.map((issue) => [part, ...issue.path.map(String)].join('.'));
  // If the field accepts the value, the request is refused only because the value contradicts another field. The error
  // may then name either field.
  const named = acceptsValue(field, read.value) ? paths : field.names.map((name) => `${part}.${name}`);
  return { is: 'refused', paths: [...new Set(named)] };
}

const outside = new Set(['BANK_UNAVAILABLE', 'GAME_PROVIDER_UNAVAILABLE']);
const pathCodes = new Set(['NOT_FOUND', 'METHOD_NOT_ALLOWED', 'MALFORMED_REQUEST']);

const freeTexts = new Set([
  'fairness.clientSeed clientSeed',
  'session.login username',
  'session.login password',
  'register.member password',
  // `team` and `marketing` are campaign codes, which may be any text.
  'register.member team',
  'register.member marketing',
  'user.changePassword oldPassword',
  'user.changePassword newPassword',
  'user.changePassword confirmPassword',
  'user.changePassword newPassword+confirmPassword',
  // A version may be any text, such as '2026-11 (ฉบับแก้ไข)'.
  'consent.change version',
  'address.update recipient',
  'address.update line',
  'game.list search',
  'game.open returnPath',
  'game.resume returnPath',
  'slip.requestDeposit note',
]);
const isTooLoose = ({ operation, names }: ContractField, entry: Trial['entry']) =>
  'text' in entry && !freeTexts.has(`${operation.id} ${names.join('+')}`) && !/^[\w.:-]*$/.test(entry.text);

function faultOf({ field, entry }: Trial, verdict: Verdict, response: RawResponse): string | undefined {
  const { operation, part } = field;
  const json: unknown = JSON.parse(response.text);
  if (verdict.is === 'fits' && isTooLoose(field, entry))
    return 'the contract takes it, but it is no free text';
  if (response.status === 200) {
    if (verdict.is !== 'fits') return `accepted, although ${verdict.is}`;
    const misfit = successEnvelopeSchema(operation.response).safeParse(json).error;
    return misfit && `its answer misfits the contract: ${misfit.message}`;
  }
  const read = errorEnvelopeSchema.safeParse(json);
  if (!read.success) return 'no error of the contract';
  const { code, message, fields = [], requestId } = read.data;
  const status = verdict.is === 'too long an address' ? 431 : isErrorCode(code) && errorCodes[code].status;
  if (!isErrorCode(code) || status !== response.status) return 'a code the contract does not know';
  if (!/[\u0e00-\u0e7f]/.test(message) || requestId === undefined) return 'no Thai message, or no request id';
  if (response.status >= 500 && !outside.has(code)) return 'a fault';
  const inPath = part === 'params' && pathCodes.has(code);
  const named = fields.map(({ path }) => path);
  switch (verdict.is) {
    case 'too long an address':
    case 'unreadable':
      return code === 'MALFORMED_REQUEST' ? undefined : `${verdict.is}, yet ${code}`;
    case 'too large':
      return code === 'BODY_TOO_LARGE' ? undefined : `${verdict.is}, yet ${code}`;
    case 'not found':
      return inPath ? undefined : `${verdict.is}, yet ${code}`;
    case 'refused':
      if (inPath) return undefined;
      if (code !== 'VALIDATION_FAILED') return `refused with ${code}`;
      return verdict.paths.every((path) =>
        named.some((candidate) => candidate === path || candidate.startsWith(`${path}.`)),
      )
        ? undefined
        : `${verdict.paths.join()} is not named, but ${named.join()}`;
    case 'fits':
      if (code === 'VALIDATION_FAILED')
        return named.some((path) => path.startsWith(`${part}.`))
          ? undefined
          : `what is wrong is not named: ${named.join()}`;
      return inPath || errorsOf(operation).includes(code) ? undefined : `${code} is none of its errors`;
  }
}

const wasCutOff = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET');

async function attempt(trial: Trial): Promise<Verdict['is']> {
  const { field, entry } = trial;
  const request = await requestOf(field, corruptedCall(trial, member), member);
  const verdict = verdictOf(trial, request);
  const label = `${field.operation.id} ${field.part}.${field.names.join('+')} with ${entry.name}`;
  const response = await sendRaw(app.url, request).catch((error: unknown) => {
    if (verdict.is === 'too long an address' && wasCutOff(error)) return undefined;
    throw new Error(`${label}: no answer`, { cause: error });
  });
  if (response === undefined) return verdict.is;
  const fault = faultOf(trial, verdict, response);
  if (fault !== undefined)
    faults.push(`${label} -> ${response.status} ${response.text.slice(0, 300)}: ${fault}`);
  return verdict.is;
}

const faults: string[] = [];

const takesJson = ({ part, operation }: ContractField) => part === 'body' && operation.bodyType === 'json';

const fields: readonly ContractField[] = operationList.flatMap(fieldsOf);

it(
  'no odd value causes a fault; the wrong field is named, and a refusal has no effect',
  { timeout: 3_600_000 },
  async () => {
    const [seed, oneIn] = [runSeed(), sized(20, 1)];
    console.info(`bad input: CHADA_SEED=${seed}`);
    const startedAt = performance.now();
    const counts = new Map<string, number>();
    for (const [at, field] of fields.entries()) {
      const corpus = takesJson(field) ? [...badTexts, ...badJsons] : badTexts;
      const books = () => (field.operation.method === 'GET' ? '' : readBooks(app.db));
      const before = await books();
      let accepted = 0;
      for (const entry of chooseEntries(corpus, at, { seed, oneIn })) {
        const outcome = await attempt({ field, entry });
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
        if (outcome === 'fits') accepted += 1;
      }
      if (accepted === 0 && (await books()) !== before)
        faults.push(`${field.operation.id}: a refusal changed something`);
    }
    const summary = [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ');
    console.info(`${fields.length} fields, ${summary}, ${Math.round(performance.now() - startedAt)} ms`);
    expect(faults).toEqual([]);
    expect((await checkLedger(app.db)).ok).toBe(true);
  },
);
