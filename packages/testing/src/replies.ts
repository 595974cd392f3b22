import type { ErrorCode } from '@chada/contract/error-codes';
import { refusalFor, type RefusalExtras } from './answers.ts';
import type { Deferred } from './deferred.ts';

export type Reply =
  | { readonly kind: 'data'; readonly data: unknown; readonly message?: string }
  | {
      readonly kind: 'raw';
      readonly status: number;
      readonly body: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Sends no response and keeps the connection open. */
  | { readonly kind: 'hang' }
  /** Sends no response and closes the connection. */
  | { readonly kind: 'drop' }
  /** Sends the headers and half of the body, then closes the connection. */
  | { readonly kind: 'truncate' }
  /**
   * Responds with the server's default reply: the contract's example, or an error if the request violates the
   * contract.
   */
  | { readonly kind: 'usual' }
  /** Processes the request but does not send the response. */
  | { readonly kind: 'loseAnswer' };

/** HTML page of a captive portal or proxy (RD-03). */
const portalPage =
  '<!doctype html><html><head><title>Sign in to Wi-Fi</title></head><body><form></form></body></html>';

const raw = (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Reply => ({
  kind: 'raw',
  status,
  body,
  headers,
});
const json = { 'content-type': 'application/json' };

export const replies = {
  data: (data: unknown, message = ''): Reply => ({ kind: 'data', data, message }),
  refuse(code: ErrorCode, extras: RefusalExtras = {}, headers: Readonly<Record<string, string>> = {}): Reply {
    const refusal = refusalFor(code, extras);
    return raw(refusal.status, JSON.stringify(refusal.json), { ...json, ...headers });
  },
  status: (status: number, body: unknown = {}, headers: Readonly<Record<string, string>> = {}): Reply =>
    raw(status, JSON.stringify(body), { ...json, ...headers }),
  html: (status = 200): Reply => raw(status, portalPage, { 'content-type': 'text/html' }),
  /** Responds with a success, but the data violates the schema of every operation. */
  misshapen: (): Reply =>
    raw(200, JSON.stringify({ success: true, data: { unexpected: [1] }, message: '' }), json),
  empty: (status = 200): Reply => raw(status, '', json),
  hang: (): Reply => ({ kind: 'hang' }),
  drop: (): Reply => ({ kind: 'drop' }),
  truncate: (): Reply => ({ kind: 'truncate' }),
  usual: (): Reply => ({ kind: 'usual' }),
  loseAnswer: (): Reply => ({ kind: 'loseAnswer' }),
  /** Returns a handler that sends the reply after the gate has opened. */
  after:
    ({ promise }: Deferred, reply: Reply = { kind: 'usual' }) =>
    (): Promise<Reply> =>
      promise.then(() => reply),
} as const;
