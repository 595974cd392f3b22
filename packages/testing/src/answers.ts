import type { Operation } from '@chada/contract';
import { errorCodes, type ErrorCode } from '@chada/contract/error-codes';

export interface RefusalExtras {
  readonly requestId?: string;
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  readonly fields?: readonly { readonly path: string; readonly rule: string }[];
}

/** Returns a successful JSON response of an operation. `data` defaults to the example of the contract. */
export function answerFor(operation: Operation, data: unknown = operation.example.response): object {
  return { success: true, data, message: '' };
}

/** Returns the HTTP status and JSON body of an error code of the contract. */
export function refusalFor(code: ErrorCode, extras: RefusalExtras = {}): { status: number; json: object } {
  const { status, message } = errorCodes[code];
  return { status, json: { success: false, message, code, requestId: 'req-test-1', ...extras } };
}
