import type { CallInput, Operation, OperationData } from '@chada/contract';
import { headerNames } from '@chada/contract/envelope';
import axios, { AxiosError, isCancel, type AxiosInstance, type AxiosRequestConfig } from 'axios';
import * as z from 'zod/mini';
import type { ApiClientOptions, CallOptions } from './api-client.ts';
import type { ApiResult } from './api-error.ts';
import { contractBreach } from './contract-breach.ts';
import { classifyFailure, type FailureFacts, type TransportFault } from './error-catalogue.ts';
import { parseResponse } from './parse-response.ts';
import { siteHeaders } from './request-headers.ts';
import { requestParts } from './request-parts.ts';
import { readServerTime } from './server-time.ts';

export interface TransportOptions extends Omit<
  ApiClientOptions,
  'getToken' | 'timeoutMs' | 'strictRequests'
> {
  readonly timeoutMs: number;
  readonly strictRequests: boolean;
}

export interface Transport {
  send<Op extends Operation>(
    operation: Op,
    input: CallInput<Op>,
    call: CallOptions,
  ): Promise<ApiResult<OperationData<Op>>>;
}

export function createTransport(options: TransportOptions): Transport {
  const { timeoutMs } = options;
  // Prevents zod from using eval, which the site's Content-Security-Policy forbids.
  z.config({ jitless: true });
  const http = axios.create({
    baseURL: options.baseUrl.replace(/\/+$/, ''),
    timeout: timeoutMs,
    responseType: 'text',
    // Disables axios' own parsing, because this module parses responses with schemas.
    transformResponse: (text: unknown) => text,
    transformRequest: (body: unknown) => body,
    validateStatus: null,
    xsrfCookieName: '',
    transitional: { clarifyTimeoutError: true },
    adapter: options.adapter,
  });
  return {
    async send<Op extends Operation>(operation: Op, input: CallInput<Op>, call: CallOptions) {
      const { url, query, body } = requestParts(operation, input, options.strictRequests);
      const config = {
        url,
        method: operation.method,
        params: new URLSearchParams(query),
        data: body,
        headers: headersOf(options, operation, call),
        signal: call.signal,
        onUploadProgress: progressOf(call),
      };
      const known = { operation: operation.id, isLogin: operation.path === '/api/auth/login', timeoutMs };
      return exchange<Op['response']>(http, config, operation, { known, signal: call.signal, options });
    },
  };
}

type KnownFacts = Pick<FailureFacts, 'operation' | 'isLogin' | 'timeoutMs'>;

interface Exchange {
  readonly known: KnownFacts;
  readonly signal: AbortSignal | undefined;
  readonly options: Pick<TransportOptions, 'onServerTime' | 'onContractBreach'>;
}

async function exchange<Response extends z.ZodMiniType>(
  http: AxiosInstance,
  config: AxiosRequestConfig,
  operation: Operation & { readonly response: Response },
  { known, signal, options }: Exchange,
): Promise<ApiResult<z.output<Response>>> {
  const fail = (facts: Omit<FailureFacts, keyof KnownFacts | 'abortedByUs'>): ApiResult<never> => ({
    ok: false,
    error: classifyFailure({ ...known, ...facts, abortedByUs: signal?.aborted === true }),
  });
  const sentAt = performance.now();
  try {
    const response = await http.request<unknown>(config);
    const raw = {
      status: response.status,
      text: textOf(response.data) ?? '',
      requestId: textOf(response.headers[headerNames.requestId]),
      retryAfter: textOf(response.headers['retry-after']),
    };
    const read = parseResponse(operation.response, raw, operation);
    // Reads the server's time only from responses of the API, because a captive portal may send a wrong date.
    if (read.ok || read.body === 'envelope') {
      const time = readServerTime({
        method: operation.method,
        date: textOf(response.headers['date']),
        age: textOf(response.headers['age']),
        cacheControl: textOf(response.headers['cache-control']),
        tookMs: performance.now() - sentAt,
      });
      if (time !== undefined) options.onServerTime?.(time);
    }
    if (!read.ok || read.isPartial) {
      const breach = contractBreach(operation, raw);
      if (breach !== undefined) options.onContractBreach?.(breach);
    }
    if (read.ok) return { ok: true, data: read.data, message: read.message };
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
  // With the option `clarifyTimeoutError`, a timeout has the code ETIMEDOUT. ECONNABORTED then means that the browser
  // cancelled the request.
  return error.code === AxiosError.ECONNABORTED ? 'aborted' : 'network';
}

function headersOf(
  options: TransportOptions,
  operation: Operation,
  { token, idempotencyKey }: CallOptions,
): Record<string, string> {
  return {
    accept: 'application/json',
    ...siteHeaders(options, token),
    // Sets the content type only for JSON. For a form, the browser must set the content type, because this header
    // contains the multipart boundary that the browser chooses.
    ...(operation.body !== undefined && operation.bodyType === 'json'
      ? { 'content-type': 'application/json' }
      : {}),
    ...(idempotencyKey === undefined ? {} : { [headerNames.idempotencyKey]: idempotencyKey }),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function progressOf({ onUploadProgress }: CallOptions): AxiosRequestConfig['onUploadProgress'] {
  if (onUploadProgress === undefined) return undefined;
  return ({ loaded, total }) => onUploadProgress({ loadedBytes: loaded, totalBytes: total });
}
