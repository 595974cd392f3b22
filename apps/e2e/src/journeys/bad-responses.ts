import { replies } from '@chada/testing';
import type { PlainFault } from '../browsers/faults.ts';
import { asFault } from '../crawl/answer-faults.ts';

export interface BadResponse {
  readonly title: string;
  readonly fault: PlainFault;
  readonly words:
    | 'apiErrors.serverProblem'
    | 'apiErrors.generic'
    | 'apiErrors.network'
    | 'apiErrors.invalidResponse';
}

export const badResponses: readonly BadResponse[] = [
  { title: '[ER-02] 503 from a proxy', fault: asFault(replies.html(503)), words: 'apiErrors.serverProblem' },
  { title: '[ER-02] 408', fault: asFault(replies.status(408)), words: 'apiErrors.serverProblem' },
  {
    title: '[ER-07] 500 with an English error text',
    fault: asFault(replies.status(500, { message: 'boom' })),
    words: 'apiErrors.generic',
  },
  { title: '[ER-07] 502 from a proxy', fault: asFault(replies.html(502)), words: 'apiErrors.generic' },
  { title: '[ER-08] no connection', fault: { kind: 'fail' }, words: 'apiErrors.network' },
  { title: '[RD-03] an empty body', fault: asFault(replies.empty()), words: 'apiErrors.invalidResponse' },
  {
    title: '[RD-03] a body that does not match the schema',
    fault: asFault(replies.misshapen()),
    words: 'apiErrors.invalidResponse',
  },
];
