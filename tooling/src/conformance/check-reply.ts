import {
  errorCodes,
  errorEnvelopeSchema,
  type ErrorEnvelope,
  isErrorCode,
  type Operation,
  type OperationId,
  successEnvelopeSchema,
} from '@chada/contract';
import * as z from 'zod/mini';
import type { Reply } from './call-backend.ts';

export interface Difference {
  /** The kind of call, such as `a usual call` or `a call without a token`. */
  readonly when: string;
  /**
   * Path in the response, such as `data.items[0].amountSatang`. Empty if the difference concerns the entire response.
   */
  readonly where: string;
  readonly what: string;
}

z.config(z.locales.en());

const mostOfOne = 8;

/** True if a response means that the path does not exist. */
export function isMissing({ status, json }: Reply): boolean {
  if (status === 405 || status === 501) return true;
  return status === 404 && !errorEnvelopeSchema.safeParse(json).success;
}

/** Operations on an existing slip or withdrawal. The backend does not have the records of the contract's examples. */
const asksOfExample = new Set<string>([
  'withdraw.retry',
  'slip.confirm',
  'slip.requestReturn',
] satisfies OperationId[]);

/** Checks the response to a valid call. It must be a success, or a refusal that the contract allows. */
export function checkUsual(operation: Operation, reply: Reply): Difference[] {
  const when = 'a usual call';
  if (reply.status === 200) return checkSuccess(operation, when, reply);
  const refusal = refusalOf(reply);
  if (refusal === undefined)
    return [
      {
        when,
        where: '',
        what: `should succeed, but was answered with ${reply.status}: ${reply.text.slice(0, 80)}`,
      },
    ];
  const { code, message, fields = [] } = refusal;
  const reasons: readonly string[] = [...operation.errors, 'FEATURE_OFF', 'RATE_LIMITED'];
  if (code === 'NOT_FOUND' && asksOfExample.has(operation.id)) return checkRefusal(when, reply, [404]);
  const named = fields.map(({ path, rule }) => ` ${path} (${rule})`).join(',');
  if (isErrorCode(code) && !reasons.includes(code))
    return [{ when, where: '', what: `should succeed, but was refused with ${code}${named}: ${message}` }];
  return checkRefusal(when, reply, [reply.status]);
}

/** Returns the differences between a response and a valid success of the operation. */
export function checkSuccess(operation: Operation, when: string, reply: Reply): Difference[] {
  const form = checkForm(when, reply);
  if (form.length > 0) return form;
  const parsed = successEnvelopeSchema(operation.response).safeParse(reply.json);
  if (parsed.success) return [];
  return parsed.error.issues.slice(0, mostOfOne).map((issue) => ({
    when,
    where: pathText(issue.path),
    what: `${issue.message}${shown(valueAt(reply.json, issue.path))}`,
  }));
}

/** Returns the differences between a response and a refusal with a status in `expected`. */
export function checkRefusal(when: string, reply: Reply, expected: readonly number[]): Difference[] {
  const should = expected.join(' or ');
  if (!expected.includes(reply.status))
    return [
      { when, where: '', what: `should be refused with ${should}, but was answered with ${reply.status}` },
    ];
  const form = checkForm(when, reply);
  if (form.length > 0) return form;
  const refusal = refusalOf(reply);
  if (refusal === undefined)
    return [{ when, where: '', what: `a refusal has { message, code }${shown(reply.json)}` }];
  return [...checkCode(when, reply.status, refusal), ...checkWords(when, refusal)];
}

export function refusalOf({ json }: Reply): ErrorEnvelope | undefined {
  const parsed = errorEnvelopeSchema.safeParse(json);
  return parsed.success ? parsed.data : undefined;
}

function checkForm(when: string, { contentType, json, text }: Reply): Difference[] {
  if (json === undefined)
    return [
      {
        when,
        where: '',
        what: `should be JSON, but is ${contentType || 'of no type'}: ${text.slice(0, 80)}`,
      },
    ];
  if (!/^application\/json\b/i.test(contentType))
    return [
      {
        when,
        where: '',
        what: `content-type should be application/json, but is ${contentType || 'missing'}`,
      },
    ];
  return [];
}

/** Checks that an error code has the status that the contract defines. Ignores codes that are not in the contract. */
function checkCode(when: string, status: number, { code }: ErrorEnvelope): Difference[] {
  if (!isErrorCode(code) || errorCodes[code].status === status) return [];
  return [{ when, where: 'code', what: `${code} comes with ${errorCodes[code].status}, not ${status}` }];
}

/** Checks that a refusal has a message in Thai, because members read it. */
function checkWords(when: string, { message }: ErrorEnvelope): Difference[] {
  if (/[\u0E00-\u0E7F]/.test(message)) return [];
  return [{ when, where: 'message', what: `should be a Thai text, but is "${message.slice(0, 80)}"` }];
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`,
    '',
  );
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
}

function shown(value: unknown): string {
  if (value === undefined) return '; it is missing';
  return `; it is ${JSON.stringify(value).slice(0, 80)}`;
}
