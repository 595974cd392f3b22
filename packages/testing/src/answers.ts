import type { Operation } from '@chada/contract';
import { errorCodes, type ErrorCode } from '@chada/contract/error-codes';

/** A refusal's figures and fields. */
export interface RefusalExtras {
  readonly requestId?: string;
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  readonly fields?: readonly { readonly path: string; readonly rule: string }[];
}

/** Returns the successful response of an operation as JSON: its example in the contract, or other data. */
export function answerFor(operation: Operation, data: unknown = operation.example.response): object {
  return { success: true, data, message: '' };
}

/** Returns the response that refuses with a code of the contract: its status and its body. */
export function refusalFor(code: ErrorCode, extras: RefusalExtras = {}): { status: number; json: object } {
  const { status, message } = errorCodes[code];
  return { status, json: { success: false, message, code, requestId: 'req-test-1', ...extras } };
}
