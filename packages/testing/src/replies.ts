import type { ErrorCode } from '@chada/contract/error-codes';
import { refusalFor, type RefusalExtras } from './answers.ts';

/** The reaction of a server to a request. */
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
  /** No response; the connection stays open. */
  | { readonly kind: 'hang' }
  /** No response; the connection is closed. */
  | { readonly kind: 'drop' }
  /** The head and half of the body, then the connection is closed. */
  | { readonly kind: 'truncate' }
  /** The default reply of the server. */
  | { readonly kind: 'usual' }
  /** The server processes the request, and the response is lost. */
  | { readonly kind: 'loseAnswer' };

/** The page of a captive portal or proxy instead of a response (RD-03). */
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
  /** The page of a third party. */
  html: (status = 200): Reply => raw(status, portalPage, { 'content-type': 'text/html' }),
  /** A success with a shape that no contract has. */
  misshapen: (): Reply =>
    raw(200, JSON.stringify({ success: true, data: { unexpected: [1] }, message: '' }), json),
  empty: (status = 200): Reply => raw(status, '', json),
  hang: (): Reply => ({ kind: 'hang' }),
  drop: (): Reply => ({ kind: 'drop' }),
  truncate: (): Reply => ({ kind: 'truncate' }),
  usual: (): Reply => ({ kind: 'usual' }),
  /** The server processes the request and the response is lost, such as in a tunnel. */
  loseAnswer: (): Reply => ({ kind: 'loseAnswer' }),
} as const;
