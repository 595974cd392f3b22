import type { OperationId } from '@chada/contract';
import { exampleReply } from './example-reply.ts';
import { jsonFields, validateRequest, type ValidatedRequest } from './validate-request.ts';
import type { Reply } from './replies.ts';

/** The reply to each operation. An operation without a reply returns the example of the contract. */
export type FakeReplies = Partial<Record<OperationId, Reply | ((request: ValidatedRequest) => Reply)>>;

export interface FakeAdapterRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly params?: unknown;
  readonly data?: unknown;
  readonly headers: object;
  readonly signal?: unknown;
}

export interface FakeAdapterResponse<Config> {
  data: string;
  status: number;
  statusText: string;
  headers: Record<string, string>;
  config: Config;
}

/**
 * Creates an axios adapter for stories in Storybook. The adapter uses no network. It responds with `answers`, or with
 * the contract's examples.
 */
export function createFakeAdapter(replyById: FakeReplies = {}) {
  const replies = new Map(Object.entries(replyById));
  return async <Config extends FakeAdapterRequest>(config: Config): Promise<FakeAdapterResponse<Config>> => {
    const request = validateRequest(partsOf(config));
    const chosen = replies.get(request.id) ?? { kind: 'usual' };
    const reply = typeof chosen === 'function' ? chosen(request) : chosen;
    const { status, body, headers } = await prepareResponse(
      reply.kind === 'usual' ? exampleReply(request) : reply,
      config.signal,
    );
    return { data: body, status, statusText: '', headers, config };
  };
}

interface PreparedResponse {
  readonly status: number;
  readonly body: string;
  readonly headers: Record<string, string>;
}

function prepareResponse(reply: Reply, signal: unknown): Promise<PreparedResponse> {
  switch (reply.kind) {
    case 'data': {
      const body = JSON.stringify({ success: true, data: reply.data, message: reply.message ?? '' });
      return Promise.resolve({ status: 200, body, headers: {} });
    }
    case 'raw':
      return Promise.resolve({ status: reply.status, body: reply.body, headers: { ...reply.headers } });
    case 'hang':
      return new Promise((_resolve, reject) => {
        if (signal instanceof EventTarget)
          signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
      });
    case 'drop':
    case 'loseAnswer':
    case 'truncate':
    case 'usual':
      return Promise.reject(new Error('The connection was lost.'));
  }
}

function partsOf({ method = 'get', url = '/', params, data, headers }: FakeAdapterRequest) {
  const query = params instanceof URLSearchParams ? params.toString() : '';
  const sentHeaders = Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' ? [[name.toLowerCase(), value]] : [],
    ),
  );
  const isForm = data instanceof FormData;
  return {
    method: method.toUpperCase(),
    url: query === '' ? url : `${url}?${query}`,
    // The content type of a form is set here, because a browser sets it only after the adapter has run.
    headers: isForm ? { ...sentHeaders, 'content-type': 'multipart/form-data' } : sentHeaders,
    body: isForm ? Object.fromEntries(data) : typeof data === 'string' ? jsonFields(data) : {},
  };
}
