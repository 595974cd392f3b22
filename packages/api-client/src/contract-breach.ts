import type { Operation } from '@chada/contract';
import { errorEnvelopeSchema, successEnvelopeSchema } from '@chada/contract/envelope';
import type * as z from 'zod/mini';
import type { RawResponse } from './parse-response.ts';

/** A response of the API that violates the contract. Contains no values, because values may be personal data. */
export interface ContractBreach {
  /** Id of the operation, such as `withdraw.create`. */
  readonly operation: string;
  readonly method: Operation['method'];
  /** Path of the operation in the contract, such as `/api/auth/deposit/{uuid}`. */
  readonly path: Operation['path'];
  readonly status: number;
  /** One text for each violation, such as `data.creditSatang: expected number`. */
  readonly problems: readonly string[];
}

const maxProblems = 5;

/**
 * Returns the violations of the contract in a response. Returns undefined for a valid response, for a valid refusal,
 * and for a body that is not JSON, because such a body does not come from the API.
 */
export function contractBreach(
  operation: Operation,
  { status, text }: RawResponse,
): ContractBreach | undefined {
  const json = jsonOf(text);
  if (json === undefined) return undefined;
  const problems = status >= 200 && status < 300 ? faultsOfSuccess(operation, json) : faultsOfRefusal(json);
  if (problems.length === 0) return undefined;
  const { id, method, path } = operation;
  return { operation: id, method, path, status, problems: problems.slice(0, maxProblems) };
}

function faultsOfSuccess({ response }: Operation, json: unknown): string[] {
  // Reports no violation for a refusal that has a success status (2xx), because some backends send refusals with such a
  // status.
  if (errorEnvelopeSchema.safeParse(json).success) return [];
  return issuesOf(successEnvelopeSchema(response).safeParse(json));
}

function faultsOfRefusal(json: unknown): string[] {
  const parsed = errorEnvelopeSchema.safeParse(json);
  if (!parsed.success) return issuesOf(parsed);
  return /[\u0e01-\u0e5b]/.test(parsed.data.message) ? [] : ['message: expected a Thai text'];
}

function issuesOf({ error }: { readonly error?: z.core.$ZodError | undefined }): string[] {
  return (error?.issues ?? []).map(({ path, code, ...rest }) => {
    const expected = 'expected' in rest ? `expected ${rest.expected}` : code.replaceAll('_', ' ');
    return `${path.join('.') || 'the answer'}: ${expected}`;
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
