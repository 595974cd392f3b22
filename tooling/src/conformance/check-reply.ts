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
import type { Reply } from './ask.ts';

/** Something in which a backend differs from the contract. */
export interface Difference {
  /** What was asked: "a usual call", "a call without a token" and so on. */
  readonly when: string;
  /** Where in the answer, such as `data.items[0].amountSatang`; empty for the answer as a whole. */
  readonly where: string;
  /** What the contract says, and what came. */
  readonly what: string;
}

z.config(z.locales.en());

/** How many differences of one answer are worth reading. */
const mostOfOne = 8;

/** Whether an answer shows that nothing stands at this address. */
export function isMissing({ status, json }: Reply): boolean {
  if (status === 405 || status === 501) return true;
  return status === 404 && !errorEnvelopeSchema.safeParse(json).success;
}

/** What is asked of a slip or a withdrawal of the example: no backend has those. */
const asksOfExample = new Set<string>(['withdraw.retry', 'slip.confirm'] satisfies OperationId[]);

/** What is wrong with the reply to a usual call: it succeeds, or is refused for a reason that the operation may have. */
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

/** What is wrong with a reply as the success of an operation; none where it fits. */
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

/** What is wrong with a reply as a refusal; `expected` are the statuses that fit here. */
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

/** The refusal that a reply holds, if it is one. */
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

/** A code of the contract comes with its status. A code of the backend's own is passed on as it is. */
function checkCode(when: string, status: number, { code }: ErrorEnvelope): Difference[] {
  if (!isErrorCode(code) || errorCodes[code].status === status) return [];
  return [{ when, where: 'code', what: `${code} comes with ${errorCodes[code].status}, not ${status}` }];
}

/** Members read the message. */
function checkWords(when: string, { message }: ErrorEnvelope): Difference[] {
  if (/[\u0E00-\u0E7F]/.test(message)) return [];
  return [
    { when, where: 'message', what: `should tell the member in Thai, but is "${message.slice(0, 80)}"` },
  ];
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
