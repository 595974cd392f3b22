import type { ApiError } from '@chada/api-client';
import { describe, expect, it } from 'vitest';
import { noticeFromError } from './notice-content.ts';
import { noticed, noticeDismissed, noticesSlice, type NoticesState } from './notices.slice.ts';

const policy = { clearsSession: false, setsServerProblem: false, silent: false };
const common = { operation: 'user.detail', policy };
const refused = { ...common, kind: 'refused', status: 409, code: 'X' } as const;
const limited = { ...refused, status: 429 } as const;
const fault = { ...common, kind: 'other', status: 500, requestId: 'r-1' } as const;
const wrongShape = { ...common, kind: 'invalidResponse', captivePortal: false, requestId: 'r-1' } as const;
const ended = { ...common, kind: 'sessionEnded', captivePortal: false, status: 401 } as const;

const table: readonly (readonly [ApiError, object])[] = [
  [{ ...refused, message: 'ไม่ได้' }, { text: 'ไม่ได้' }],
  [{ ...refused, message: '' }, { messageKey: 'apiErrors.generic' }],
  [refused, { messageKey: 'apiErrors.generic' }],
  [{ ...refused, status: 404 }, { messageKey: 'apiErrors.notFound' }],
  [limited, { messageKey: 'apiErrors.tooManyRequests' }],
  [{ ...limited, message: 'ช้าหน่อย' }, { text: 'ช้าหน่อย' }],
  [
    { ...limited, message: 'ช้าหน่อย', retryAfterSeconds: 0 },
    { messageKey: 'apiErrors.tooManyRequestsSeconds', params: { seconds: 0 } },
  ],
  [
    { ...limited, retryAfterSeconds: 59 },
    { messageKey: 'apiErrors.tooManyRequestsSeconds', params: { seconds: 59 } },
  ],
  [
    { ...limited, retryAfterSeconds: 60 },
    { messageKey: 'apiErrors.tooManyRequestsMinutes', params: { minutes: 1 } },
  ],
  [
    { ...limited, retryAfterSeconds: 61 },
    { messageKey: 'apiErrors.tooManyRequestsMinutes', params: { minutes: 2 } },
  ],
  [{ ...refused, retryAfterSeconds: 5 }, { messageKey: 'apiErrors.generic' }],
  [{ ...common, kind: 'network' }, { messageKey: 'apiErrors.network' }],
  [
    { ...common, kind: 'timeout', timeoutMs: 59_600 },
    { messageKey: 'apiErrors.timeout', params: { seconds: 60 } },
  ],
  [{ ...common, kind: 'aborted', by: 'browser' }, { messageKey: 'apiErrors.aborted' }],
  [{ ...common, kind: 'serverProblem', status: 503 }, { messageKey: 'apiErrors.serverProblem' }],
  [ended, { messageKey: 'apiErrors.sessionEnded' }],
  [{ ...ended, captivePortal: true }, { messageKey: 'apiErrors.captivePortal' }],
  [wrongShape, { messageKey: 'apiErrors.invalidResponse', reference: 'r-1' }],
  [{ ...wrongShape, captivePortal: true }, { messageKey: 'apiErrors.captivePortal' }],
  [fault, { messageKey: 'apiErrors.generic', reference: 'r-1' }],
  [
    { ...fault, message: 'ขัดข้อง' },
    { text: 'ขัดข้อง', reference: 'r-1' },
  ],
  [{ ...fault, status: 499 }, { messageKey: 'apiErrors.generic' }],
  [{ ...fault, status: undefined }, { messageKey: 'apiErrors.generic' }],
  [
    { ...common, kind: 'serverProblem', status: 503, requestId: 'r-1' },
    { messageKey: 'apiErrors.serverProblem', reference: 'r-1' },
  ],
  [
    { ...common, kind: 'serverProblem', status: 503, requestId: 'r-1', code: 'MAINTENANCE' },
    { messageKey: 'apiErrors.serverProblem' },
  ],
  [{ ...ended, status: 500, requestId: 'r-1' }, { messageKey: 'apiErrors.sessionEnded' }],
  [{ ...refused, requestId: 'r-1' }, { messageKey: 'apiErrors.generic' }],
];

describe('[ER-03, ER-08] the notice of a failure', () => {
  it.each(table)('of %j', (error, expected) => {
    expect(noticeFromError(error)).toEqual(expected);
  });
});

describe('[CO-03] the same notice', () => {
  const at = (ms: number, ...[tone, content]: Parameters<typeof noticed>) => {
    const action = noticed(tone, content);
    return { ...action, payload: { ...action.payload, at: ms } };
  };
  const queueAfter = (...actions: ReturnType<typeof at>[]) =>
    actions.reduce<NoticesState>(noticesSlice.reducer, noticesSlice.getInitialState()).queue;

  it('is queued once within two seconds of its first appearance', () => {
    const same = { text: 'ก' };
    expect(queueAfter(at(0, 'info', same), at(1999, 'info', same))).toHaveLength(1);
    expect(queueAfter(at(0, 'info', same), at(2000, 'info', same))).toHaveLength(2);
    expect(queueAfter(at(0, 'info', same), at(1500, 'info', same), at(2500, 'info', same))).toHaveLength(2);
    expect(
      queueAfter(at(0, 'info', same), at(1900, 'info', { text: 'ข' }), at(1950, 'info', same)),
    ).toHaveLength(2);
  });

  it.each([
    ['tone', at(1, 'error', { messageKey: 'apiErrors.timeout', params: { seconds: 60 } })],
    ['text', at(1, 'info', { text: 'ก' })],
    ['key', at(1, 'info', { messageKey: 'apiErrors.generic' })],
    ['figures', at(1, 'info', { messageKey: 'apiErrors.timeout', params: { seconds: 61 } })],
  ])('is another one with another %s', (_name, other) => {
    const first = at(0, 'info', { messageKey: 'apiErrors.timeout', params: { seconds: 60 } });
    expect(queueAfter(first, other)).toHaveLength(2);
  });

  it('is the same with another request id', () => {
    const [first, second] = ['r-1', 'r-2'].map((reference) => at(0, 'info', { text: 'ก', reference }));
    if (first && second)
      expect(queueAfter(first, second)).toEqual([expect.objectContaining({ reference: 'r-1' })]);
  });

  it('is dismissed by its id, and the others stay', () => {
    const reduce = noticesSlice.reducer;
    const first = at(0, 'info', { text: 'ก' });
    const second = at(0, 'success', { text: 'ข' });
    const both = [first, second].reduce<NoticesState>(reduce, noticesSlice.getInitialState());
    const left = reduce(both, noticeDismissed(first.payload.id));
    expect(left.queue).toEqual([{ id: second.payload.id, tone: 'success', text: 'ข' }]);
    expect(reduce(left, at(1, 'info', { text: 'ก' })).queue).toHaveLength(1);
  });
});
