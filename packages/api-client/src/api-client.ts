import type { CallInput, Operation, OperationData } from '@chada/contract';
import { headerNames, type Platform } from '@chada/contract/envelope';
import axios, { AxiosError, isCancel, type AxiosInstance, type AxiosRequestConfig } from 'axios';
import * as z from 'zod/mini';
import type { ApiResult } from './api-error.ts';
import { classifyFailure, type FailureFacts, type TransportFault } from './error-catalogue.ts';
import { readAnswer } from './read-answer.ts';
import { requestParts } from './request-parts.ts';

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

/** A client for one site. Knows no policy: it classifies, the caller decides (see `ApiError.policy`). */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { timeoutMs = CALL_TIMEOUT_MS, strictRequests = process.env.NODE_ENV !== 'production' } = options;
  // The site's Content-Security-Policy forbids eval, which zod would otherwise try.
  z.config({ jitless: true });
  const http = axios.create({
    baseURL: options.baseUrl.replace(/\/+$/, ''),
    timeout: timeoutMs,
    responseType: 'text',
    // Bodies are read here, by schema, and every status is an answer.
    transformResponse: (text: unknown) => text,
    transformRequest: (body: unknown) => body,
    validateStatus: null,
    xsrfCookieName: '',
    transitional: { clarifyTimeoutError: true },
    adapter: options.adapter,
  });
  return {
    async call<Op extends Operation>(operation: Op, input: CallInput<Op>, callOptions: CallOptions = {}) {
      const { url, query, body } = requestParts(operation, input, strictRequests);
      const config = {
        url,
        method: operation.method,
        params: new URLSearchParams(query),
        data: body,
        headers: headersOf(options, operation, callOptions),
        signal: callOptions.signal,
        onUploadProgress: progressOf(callOptions),
      };
      const known = { operation: operation.id, isLogin: operation.path === '/api/auth/login', timeoutMs };
      return exchange<Op['response']>(http, config, operation.response, known, callOptions.signal);
    },
  };
}

type Known = Pick<FailureFacts, 'operation' | 'isLogin' | 'timeoutMs'>;

async function exchange<Response extends z.ZodMiniType>(
  http: AxiosInstance,
  config: AxiosRequestConfig,
  schema: Response,
  known: Known,
  signal: AbortSignal | undefined,
): Promise<ApiResult<z.output<Response>>> {
  const fail = (facts: Omit<FailureFacts, keyof Known | 'abortedByUs'>): ApiResult<never> => ({
    ok: false,
    error: classifyFailure({ ...known, ...facts, abortedByUs: signal?.aborted === true }),
  });
  try {
    const response = await http.request<unknown>(config);
    const read = readAnswer(schema, {
      status: response.status,
      text: textOf(response.data) ?? '',
      requestId: textOf(response.headers[headerNames.requestId]),
      retryAfter: textOf(response.headers['retry-after']),
    });
    if (read.ok) return read;
    const { ok: _failed, ...facts } = read;
    return fail(facts);
  } catch (error) {
    return fail({ body: 'none', transport: transportFault(error) });
  }
}

function transportFault(error: unknown): TransportFault {
  if (isCancel(error)) return 'aborted';
  if (!(error instanceof AxiosError)) return 'network';
  if (error.code === AxiosError.ETIMEDOUT) return 'timeout';
  // With clarified timeouts, this code is left for requests that the browser itself gave up.
  return error.code === AxiosError.ECONNABORTED ? 'aborted' : 'network';
}

function headersOf(
  options: ApiClientOptions,
  operation: Operation,
  call: CallOptions,
): Record<string, string> {
  const token = call.token ?? options.getToken();
  return {
    accept: 'application/json',
    [headerNames.platform]: options.platform,
    [headerNames.channel]: 'web',
    [headerNames.webVersion]: options.webVersion,
    [headerNames.hostname]: options.hostname,
    // The content type of a form is the browser's to write, with its boundary.
    ...(operation.body !== undefined && operation.bodyType === 'json'
      ? { 'content-type': 'application/json' }
      : {}),
    ...(token == null || token === '' ? {} : { authorization: `Bearer ${token}` }),
    ...(call.idempotencyKey === undefined ? {} : { [headerNames.idempotencyKey]: call.idempotencyKey }),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function progressOf({ onUploadProgress }: CallOptions): AxiosRequestConfig['onUploadProgress'] {
  if (onUploadProgress === undefined) return undefined;
  return ({ loaded, total }) => onUploadProgress({ loadedBytes: loaded, totalBytes: total });
}
