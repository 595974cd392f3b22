import {
  type ErrorCode,
  errorCodes,
  errorEnvelopeSchema,
  type ErrorEnvelope,
  isErrorCode,
  type Operation,
  type OperationId,
  SESSION_ENDED_CODE,
  successEnvelopeSchema,
} from '@chada/contract';
import * as z from 'zod/mini';
import type { Reply } from './call-backend.ts';
import { canBeOff } from './declared.ts';

export interface Difference {
  readonly when: string;
  readonly location: string;
  readonly message: string;
}

z.config(z.locales.en());

const maxPerCode = 8;

export function isMissing({ status, json }: Reply): boolean {
  if (status === 405 || status === 501) return true;
  return status === 404 && !errorEnvelopeSchema.safeParse(json).success;
}

/**
 * Operations for which NOT_FOUND is a correct reply, because they ask for a record of the contract's examples, which
 * the backend does not have.
 */
const asksOfExample = new Set<string>([
  'withdraw.retry',
  'slip.confirm',
  'slip.requestReturn',
] satisfies OperationId[]);

/** Checks the reply to a valid call. The call must succeed, or get a refusal that the contract allows. */
export function checkUsual(operation: Operation, reply: Reply): Difference[] {
  const when = 'a usual call';
  if (reply.status === 200) return checkSuccess(operation, when, reply);
  const instead = (response: string): Difference[] => [
    { when, location: '', message: `should succeed, but was ${response}` },
  ];
  const refusal = refusalOf(reply);
  if (refusal === undefined)
    return instead(`answered with ${shownStatus(reply)}: ${reply.text.slice(0, 80)}`);
  const { code, message, fields = [] } = refusal;
  if (code === SESSION_ENDED_CODE) return instead(`refused with ${code}, which ends the session: ${message}`);
  if (code === 'RATE_LIMITED') return instead(`still refused with ${code} after the pause that it asked for`);
  const reasons: readonly string[] = [...operation.errors, ...(canBeOff(operation) ? ['FEATURE_OFF'] : [])];
  const named = fields.map(({ path, rule }) => ` ${path} (${rule})`).join(',');
  const isExpected = reasons.includes(code) || (code === 'NOT_FOUND' && asksOfExample.has(operation.id));
  if (isErrorCode(code) && !isExpected) return instead(`refused with ${code}${named}: ${message}`);
  return checkRefusal(when, reply, isErrorCode(code) ? [code] : []);
}

export function checkSuccess(operation: Operation, when: string, reply: Reply): Difference[] {
  const form = checkForm(when, reply);
  if (form.length > 0) return form;
  const parsed = successEnvelopeSchema(operation.response).safeParse(reply.json);
  if (parsed.success) return [];
  return parsed.error.issues.slice(0, maxPerCode).map((issue) => ({
    when,
    location: pathText(issue.path),
    message: `${issue.message}${shown(valueAt(reply.json, issue.path))}`,
  }));
}

export const sessionCodes = ['SESSION_MISSING', 'SESSION_INVALID'] as const satisfies readonly ErrorCode[];

/**
 * Checks the reply to a call that the backend must refuse. `expected` lists the allowed error codes. An empty list
 * allows any code.
 */
export function checkRefusal(when: string, reply: Reply, expected: readonly ErrorCode[]): Difference[] {
  const statuses = [...new Set(expected.map((code) => errorCodes[code].status))];
  if (statuses.length > 0 && !statuses.some((status) => status === reply.status)) {
    const message = `should be refused with ${statuses.join(' or ')}, but was answered with ${shownStatus(reply)}`;
    return [{ when, location: '', message }];
  }
  const form = checkForm(when, reply);
  if (form.length > 0) return form;
  const refusal = refusalOf(reply);
  if (refusal === undefined)
    return [{ when, location: '', message: `a refusal has { message, code }${shown(reply.json)}` }];
  return [...checkCode(when, reply.status, refusal, expected), ...checkWords(when, refusal)];
}

export function shownStatus({ status, headers }: Reply): string {
  const location = headers.get('location');
  return location === null ? String(status) : `${status}, a redirection to ${location}`;
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
        location: '',
        message: `should be JSON, but is ${contentType || 'of no type'}: ${text.slice(0, 80)}`,
      },
    ];
  if (!/^application\/json\b/i.test(contentType))
    return [
      {
        when,
        location: '',
        message: `content-type should be application/json, but is ${contentType || 'missing'}`,
      },
    ];
  return [];
}

function checkCode(
  when: string,
  status: number,
  { code }: ErrorEnvelope,
  expected: readonly ErrorCode[],
): Difference[] {
  const location = 'code';
  if (code === SESSION_ENDED_CODE && expected.includes('SESSION_INVALID')) return [];
  if (!isErrorCode(code)) return [{ when, location, message: `${code} is not a code of the contract` }];
  const { status: own } = errorCodes[code];
  if (own !== status) return [{ when, location, message: `${code} comes with ${own}, not ${status}` }];
  if (expected.length === 0 || expected.includes(code)) return [];
  return [{ when, location, message: `should be ${expected.join(' or ')}, but is ${code}` }];
}

function checkWords(when: string, { message }: ErrorEnvelope): Difference[] {
  if (/[\u0E00-\u0E7F]/.test(message)) return [];
  return [{ when, location: 'message', message: `should be a Thai text, but is "${message.slice(0, 80)}"` }];
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
