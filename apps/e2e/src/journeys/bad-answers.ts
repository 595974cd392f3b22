import { replies } from '@chada/testing';
import type { PlainFault } from '../browsers/faults.ts';
import { asFault } from '../crawl/answer-faults.ts';

/** An answer, or none, that a form can't do anything with, and the text that tells it. */
export interface BadAnswer {
  readonly title: string;
  readonly fault: PlainFault;
  readonly words:
    'apiErrors.serverProblem' | 'apiErrors.generic' | 'apiErrors.network' | 'apiErrors.invalidResponse';
}

/** What a form may meet in place of an answer (ER-02, ER-07, ER-08, RD-03); a time-out is a test of its own. */
export const badAnswers: readonly BadAnswer[] = [
  { title: '[ER-02] 503 of a proxy', fault: asFault(replies.html(503)), words: 'apiErrors.serverProblem' },
  { title: '[ER-02] 408', fault: asFault(replies.status(408)), words: 'apiErrors.serverProblem' },
  {
    title: '[ER-07] 500 in a machine’s English',
    fault: asFault(replies.status(500, { message: 'boom' })),
    words: 'apiErrors.generic',
  },
  { title: '[ER-07] 502 of a proxy', fault: asFault(replies.html(502)), words: 'apiErrors.generic' },
  { title: '[ER-08] no connection', fault: { kind: 'fail' }, words: 'apiErrors.network' },
  { title: '[RD-03] an empty body', fault: asFault(replies.empty()), words: 'apiErrors.invalidResponse' },
  {
    title: '[RD-03] a body of another shape',
    fault: asFault(replies.misshapen()),
    words: 'apiErrors.invalidResponse',
  },
];
