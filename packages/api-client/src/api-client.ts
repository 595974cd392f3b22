import type { CallInput, Operation, OperationData } from '@chada/contract';
import type { Platform } from '@chada/contract/envelope';
import type { AxiosRequestConfig } from 'axios';
import type { ApiResult } from './api-error.ts';
import { classifyFailure, type TransportFault } from './error-catalogue.ts';
import type { ContractBreach } from './contract-breach.ts';
import type { Stream, StreamHandlers } from './open-stream.ts';
import type { ServerTime } from './server-time.ts';
import type { Transport } from './transport.ts';

/** Default timeout of a call in milliseconds (CO-01). */
export const CALL_TIMEOUT_MS = 60_000;

export interface ApiClientOptions {
  /** Base URL of the API: `/`, a path, or an origin with a path. */
  readonly baseUrl: string;
  /** The host name of the site for the `hostname` header (HD-01). */
  readonly hostname: string;
  readonly platform: Platform;
  readonly webVersion: string;
  /** Returns the stored bearer token (RO-02). The API client calls this function before each request. */
  readonly getToken: () => string | null | undefined;
  /** Called with the server's time after each response that has a `Date` header. */
  readonly onServerTime?: (time: ServerTime) => void;
  /** Called for each response that violates the contract. */
  readonly onContractBreach?: (breach: ContractBreach) => void;
  readonly timeoutMs?: number;
  readonly adapter?: AxiosRequestConfig['adapter'];
  /**
   * If true, a call throws when its input violates the contract. Default: false in production builds, true in other
   * builds.
   */
  readonly strictRequests?: boolean;
}

/** Progress of an upload in bytes. `totalBytes` is absent if the browser does not report the total. */
export interface UploadProgress {
  readonly loadedBytes: number;
  readonly totalBytes?: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  /** The call sends this token in place of the stored token. */
  readonly token?: string;
  readonly onUploadProgress?: (progress: UploadProgress) => void;
}

export interface ApiClient {
  /**
   * Resolves to the data of the response or to an error value. Throws only if `strictRequests` is on and the input
   * violates the contract.
   */
  call<Op extends Operation>(
    operation: Op,
    input: CallInput<Op>,
    options?: CallOptions,
  ): Promise<ApiResult<OperationData<Op>>>;
  /**
   * Opens a stream with the stored token. Returns a function that closes the stream. If the module for streams does
   * not load, calls `onEnd` with `lost`.
   */
  openStream<Event>(stream: Stream<Event>, handlers: StreamHandlers<Event>): () => void;
}

/** Creates a client for one site. If the transport module does not load, calls return a network error. */
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
      // Reads the token before the transport loads, because the session may change while the transport loads.
      const token = call.token ?? getToken() ?? undefined;
      const loaded = await loadTransport({ timeoutMs, signal: call.signal });
      if ('transport' in loaded) return loaded.transport.send(operation, input, { ...call, token });
      return notSent(operation, loaded.fault, timeoutMs, call.signal);
    },
    openStream(stream, handlers) {
      let isWanted = true;
      let close = (): void => {
        isWanted = false;
      };
      import('./open-stream.ts').then(
        ({ openStream }) => {
          if (!isWanted) return;
          close = openStream(stream, { ...site, token: getToken() ?? undefined }, handlers);
        },
        () => {
          if (isWanted) handlers.onEnd('lost');
        },
      );
      return () => close();
    },
  };
}

function notSent(
  { id }: Operation,
  transport: TransportFault,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): ApiResult<never> {
  const abortedByUs = signal?.aborted === true;
  const facts = { operation: id, isLogin: false, timeoutMs, transport, abortedByUs, body: 'none' } as const;
  return { ok: false, error: classifyFailure(facts) };
}

export type LoadedTransport = { readonly transport: Transport } | { readonly fault: TransportFault };

interface Limits {
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Returns a function that loads the transport once for all callers. After a failure, the next call loads the transport
 * again. The promise that the function returns never rejects.
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
