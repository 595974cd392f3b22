import type { CallInput, Operation, OperationData } from '@chada/contract';
import type { Platform } from '@chada/contract/envelope';
import type { AxiosRequestConfig } from 'axios';
import type { ApiResult } from './api-error.ts';
import { classifyFailure, type TransportFault } from './error-catalogue.ts';
import type { ServerTime } from './server-time.ts';
import type { Transport } from './transport.ts';

/** The default timeout of a call, in milliseconds (CO-01). */
export const CALL_TIMEOUT_MS = 60_000;

/** The options of a client. */
export interface ApiClientOptions {
  /** Base URL of the API: `/`, a path, or an origin with a path. */
  readonly baseUrl: string;
  /** Host name of the site for the `hostname` header (HD-01). */
  readonly hostname: string;
  readonly platform: Platform;
  readonly webVersion: string;
  /** Returns the bearer token in storage, if any (RO-02); called for every call. */
  readonly getToken: () => string | null | undefined;
  /** Receives the server's time from every answer of the API that states it. */
  readonly onServerTime?: (time: ServerTime) => void;
  readonly timeoutMs?: number;
  /** Replaces the axios adapter, for tests. */
  readonly adapter?: AxiosRequestConfig['adapter'];
  /** Throws on an input that the contract refuses; the default is true except in production builds. */
  readonly strictRequests?: boolean;
}

/** The progress of an upload, in bytes; `totalBytes` is absent if the browser does not report it. */
export interface UploadProgress {
  readonly loadedBytes: number;
  readonly totalBytes?: number;
}

/** The options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  /** Replaces the token in storage, to revoke a token that was just removed from there. */
  readonly token?: string;
  readonly onUploadProgress?: (progress: UploadProgress) => void;
}

/** Calls operations of the contract. */
export interface ApiClient {
  /**
   * Calls an operation. Resolves to its data or to an error value; throws only on an input that the contract refuses, if
   * `strictRequests` is on.
   */
  call<Op extends Operation>(
    operation: Op,
    input: CallInput<Op>,
    options?: CallOptions,
  ): Promise<ApiResult<OperationData<Op>>>;
}

/**
 * Creates a client for one site. It classifies failures and leaves decisions to the caller (see `ApiError.policy`). The
 * code that sends calls is loaded with the first call; a failure to load it counts as a network failure.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const {
    timeoutMs = CALL_TIMEOUT_MS,
    strictRequests = process.env.NODE_ENV !== 'production',
    getToken,
    ...site
  } = options;
  const loadTransport = createTransportLoader(async () => {
    const { createTransport } = await import('./transport.ts');
    return createTransport({ ...site, timeoutMs, strictRequests });
  });
  return {
    async call<Op extends Operation>(operation: Op, input: CallInput<Op>, call: CallOptions = {}) {
      // The token at the time of the call, even if the session changes before the call is sent.
      const token = call.token ?? getToken() ?? undefined;
      const loaded = await loadTransport({ timeoutMs, signal: call.signal });
      if ('transport' in loaded) return loaded.transport.send(operation, input, { ...call, token });
      return notSent(operation, loaded.fault, timeoutMs, call.signal);
    },
  };
}

function notSent(
  { id, path }: Operation,
  transport: TransportFault,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): ApiResult<never> {
  const facts = { operation: id, isLogin: path === '/api/auth/login', timeoutMs, transport };
  const error = classifyFailure({ ...facts, body: 'none', abortedByUs: signal?.aborted === true });
  return { ok: false, error };
}

/** The transport, or the fault that prevented its loading. */
export type LoadedTransport = { readonly transport: Transport } | { readonly fault: TransportFault };

interface Limits {
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Creates a function that loads a transport once and shares it. Each caller waits at most the timeout of a call, and only
 * until its own signal aborts. A failed load is repeated for the next call. Never rejects.
 */
export function createTransportLoader(
  load: () => Promise<Transport>,
): (limits: Limits) => Promise<LoadedTransport> {
  let loading: Promise<LoadedTransport> | undefined;
  const loadOnce = () =>
    (loading ??= load().then(
      (transport) => ({ transport }),
      () => {
        loading = undefined;
        return { fault: 'network' };
      },
    ));
  return ({ timeoutMs, signal }) =>
    new Promise((resolve) => {
      const end = (loaded: LoadedTransport) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        resolve(loaded);
      };
      const abort = () => end({ fault: 'aborted' });
      const timer = setTimeout(() => end({ fault: 'timeout' }), timeoutMs);
      signal?.addEventListener('abort', abort);
      void loadOnce().then(end);
    });
}
