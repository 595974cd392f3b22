import type { ErrorCode, SESSION_ENDED_CODE } from '@chada/contract/error-codes';
import type { ApiError, FailurePolicy } from './api-error.ts';

/**
 * The content of a response. `envelope`: an error in the format of the contract. `json`: any other JSON. `brokenJson`:
 * incomplete JSON. `foreign`: any other text, such as an HTML page. `empty`: a response without text. `none`: no
 * response arrived.
 */
export type BodyKind = 'envelope' | 'json' | 'brokenJson' | 'foreign' | 'empty' | 'none';

export type TransportFault = 'network' | 'timeout' | 'aborted';

export interface FailureFacts {
  readonly operation: string;
  /** True for the login call. A refused login does not end a session (RD-02). */
  readonly isLogin: boolean;
  readonly timeoutMs: number;
  readonly abortedByUs: boolean;
  readonly transport?: TransportFault;
  readonly status?: number;
  readonly body: BodyKind;
  readonly code?: string;
  readonly message?: string;
  readonly requestId?: string;
  readonly fields?: ApiError['fields'];
  readonly details?: ApiError['details'];
  readonly retryAfterSeconds?: number;
}

const specialCode: typeof SESSION_ENDED_CODE = '500256';
const sessionCodes: readonly (string | undefined)[] = [
  specialCode,
  ...(['SESSION_MISSING', 'SESSION_INVALID'] satisfies ErrorCode[]),
];

const defaultPolicy: FailurePolicy = { clearsSession: false, setsServerProblem: false, silent: false };
const sessionEndPolicy: FailurePolicy = { ...defaultPolicy, clearsSession: true };
const serverProblemPolicy: FailurePolicy = { ...defaultPolicy, setsServerProblem: true };
const silentPolicy: FailurePolicy = { ...defaultPolicy, silent: true };

const succeeded = ({ status = 0 }: FailureFacts) => status >= 200 && status < 300;
const clientFault = ({ status = 0 }: FailureFacts) => status >= 400 && status < 500;

type Common = Omit<FailureFacts, 'isLogin' | 'timeoutMs' | 'abortedByUs' | 'transport' | 'body'> & {
  readonly policy: FailurePolicy;
};

interface CatalogueEntry {
  readonly rows: string;
  readonly when: (facts: FailureFacts) => boolean;
  readonly policy: FailurePolicy;
  readonly make: (common: Common, facts: FailureFacts) => ApiError;
}

/** The error catalogue of the specification. The first entry that matches a failure applies. */
export const errorCatalogue: readonly CatalogueEntry[] = [
  {
    rows: 'RD-05',
    when: (facts) => facts.abortedByUs,
    policy: silentPolicy,
    make: (common) => ({ ...common, kind: 'aborted', by: 'us' }),
  },
  {
    rows: 'ER-02 ER-08 RD-05',
    when: (facts) => facts.transport === 'aborted',
    policy: serverProblemPolicy,
    make: (common) => ({ ...common, kind: 'aborted', by: 'browser' }),
  },
  {
    rows: 'ER-02 ER-08',
    when: (facts) => facts.transport === 'timeout',
    policy: serverProblemPolicy,
    make: (common, { timeoutMs }) => ({ ...common, kind: 'timeout', timeoutMs }),
  },
  {
    rows: 'ER-08',
    when: (facts) => facts.transport === 'network',
    policy: defaultPolicy,
    make: (common) => ({ ...common, kind: 'network' }),
  },
  {
    rows: 'ER-01',
    when: ({ isLogin, status, code }) =>
      !isLogin && (status === 401 || status === 403 || sessionCodes.includes(code)),
    policy: sessionEndPolicy,
    make: (common) => ({ ...common, kind: 'sessionEnded', captivePortal: false }),
  },
  {
    rows: 'ER-01 RD-03',
    when: (facts) => !facts.isLogin && succeeded(facts) && facts.body === 'foreign',
    policy: sessionEndPolicy,
    make: (common) => ({ ...common, kind: 'sessionEnded', captivePortal: true }),
  },
  {
    rows: 'ER-02',
    when: ({ status }) => status === 503 || status === 408,
    policy: serverProblemPolicy,
    make: (common) => ({ ...common, kind: 'serverProblem' }),
  },
  {
    rows: 'ER-04 ER-05 ER-06 RD-02 RD-04',
    when: (facts) => facts.body === 'envelope' && (succeeded(facts) || clientFault(facts)),
    policy: defaultPolicy,
    make: (common, { status = 0, code = '' }) => ({ ...common, kind: 'refused', status, code }),
  },
  {
    rows: 'RD-03',
    when: succeeded,
    policy: defaultPolicy,
    make: (common, { body }) => ({ ...common, kind: 'invalidResponse', captivePortal: body === 'foreign' }),
  },
  {
    rows: 'ER-07',
    when: () => true,
    policy: defaultPolicy,
    make: (common) => ({ ...common, kind: 'other' }),
  },
];

export function classifyFailure(facts: FailureFacts): ApiError {
  const entry = errorCatalogue.find(({ when }) => when(facts));
  if (entry === undefined)
    throw new Error('No entry of the error catalogue applies; the last one must always apply.');
  const {
    isLogin: _login,
    timeoutMs: _limit,
    abortedByUs: _us,
    transport: _fault,
    body: _body,
    ...details
  } = facts;
  return entry.make({ ...details, policy: entry.policy }, facts);
}
