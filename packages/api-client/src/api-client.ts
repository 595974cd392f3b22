import type { CallInput, Operation, OperationData } from '@chada/contract';
import type { Platform } from '@chada/contract/envelope';
import type { AxiosRequestConfig } from 'axios';
import type { ApiResult } from './api-error.ts';
import { classifyFailure, type TransportFault } from './error-catalogue.ts';
import type { ServerTime } from './server-time.ts';
import type { Transport } from './transport.ts';

/** How long a call may take, in milliseconds (CO-01). */
export const CALL_TIMEOUT_MS = 60_000;

/** What a client needs to know about the site it serves. */
export interface ApiClientOptions {
  /** Where the API is: `/`, a path, or an origin with a path. */
  readonly baseUrl: string;
  /** Host name of the site, as the `hostname` header tells it (HD-01). */
  readonly hostname: string;
  readonly platform: Platform;
  readonly webVersion: string;
  /** The bearer token in storage now, if there is one (RO-02); asked at every call. */
  readonly getToken: () => string | null | undefined;
  /** Receives the server's time from every answer of the API that states it. */
  readonly onServerTime?: (time: ServerTime) => void;
  readonly timeoutMs?: number;
  /** Another axios adapter, for tests. */
  readonly adapter?: AxiosRequestConfig['adapter'];
  /** Throw on an input that the contract refuses; on except in a production build. */
  readonly strictRequests?: boolean;
}

/** How far an upload is, in bytes; `totalBytes` is absent where the browser does not tell. */
export interface UploadProgress {
  readonly loadedBytes: number;
  readonly totalBytes?: number;
}

/** What one call may carry besides its input. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  /** Used instead of the one in storage: to revoke a token that was just removed from there. */
  readonly token?: string;
  readonly onUploadProgress?: (progress: UploadProgress) => void;
}

/** Calls operations of the contract. */
export interface ApiClient {
  /**
   * Calls an operation. Gives its data or a plain error value; never throws, save for a developer's mistake while
   * `strictRequests` is on.
   */
  call<Op extends Operation>(
    operation: Op,
    input: CallInput<Op>,
    options?: CallOptions,
  ): Promise<ApiResult<OperationData<Op>>>;
}

/**
 * A client for one site. Knows no policy: it classifies, the caller decides (see `ApiError.policy`). What sends the
 * calls is loaded with the first of them; where it does not come, that is a failure of the network like any other.
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
      // The token of the moment of the call, whatever is signed in by the time it goes out.
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

/** The transport, or why it is not there. */
export type LoadedTransport = { readonly transport: Transport } | { readonly fault: TransportFault };

interface Limits {
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Loads a transport once, for whoever waits for it: each for as long as a call may take, and until its own signal. What
 * failed is loaded anew for the next call. Never rejects.
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
