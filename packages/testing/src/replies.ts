import type { ErrorCode } from '@chada/contract/error-codes';
import { refusalFor, type RefusalExtras } from './answers.ts';

/** What a server does with a request. */
export type Reply =
  /** A success with this data. */
  | { readonly kind: 'data'; readonly data: unknown; readonly message?: string }
  /** Exactly these bytes. */
  | {
      readonly kind: 'raw';
      readonly status: number;
      readonly body: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** No answer, the connection stays open. */
  | { readonly kind: 'hang' }
  /** No answer, the connection is cut. */
  | { readonly kind: 'drop' }
  /** The head and half of the body, then the connection is cut. */
  | { readonly kind: 'truncate' }
  /** Whatever the server would do without this reply. */
  | { readonly kind: 'usual' }
  /** The usual thing is done, and its answer is lost on the way. */
  | { readonly kind: 'loseAnswer' };

/** The page of a captive portal or proxy, in place of an answer (RD-03). */
const portalPage =
  '<!doctype html><html><head><title>Sign in to Wi-Fi</title></head><body><form></form></body></html>';

const raw = (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Reply => ({
  kind: 'raw',
  status,
  body,
  headers,
});
const json = { 'content-type': 'application/json' };

/** Replies and faults by name. */
export const replies = {
  data: (data: unknown, message = ''): Reply => ({ kind: 'data', data, message }),
  /** Refuses with a code of the contract. */
  refuse(code: ErrorCode, extras: RefusalExtras = {}, headers: Readonly<Record<string, string>> = {}): Reply {
    const refusal = refusalFor(code, extras);
    return raw(refusal.status, JSON.stringify(refusal.json), { ...json, ...headers });
  },
  /** A status with a JSON body. */
  status: (status: number, body: unknown = {}, headers: Readonly<Record<string, string>> = {}): Reply =>
    raw(status, JSON.stringify(body), { ...json, ...headers }),
  /** Somebody else's page. */
  html: (status = 200): Reply => raw(status, portalPage, { 'content-type': 'text/html' }),
  /** A success of a shape that no contract has. */
  misshapen: (): Reply =>
    raw(200, JSON.stringify({ success: true, data: { unexpected: [1] }, message: '' }), json),
  empty: (status = 200): Reply => raw(status, '', json),
  hang: (): Reply => ({ kind: 'hang' }),
  drop: (): Reply => ({ kind: 'drop' }),
  truncate: (): Reply => ({ kind: 'truncate' }),
  usual: (): Reply => ({ kind: 'usual' }),
  /** The work is done and the answer lost: what a member in a tunnel meets. */
  loseAnswer: (): Reply => ({ kind: 'loseAnswer' }),
} as const;
