import type { ApiError } from '@chada/api-client';

/** Keys of `@chada/messages` without parameters that the store asks a screen to show. */
export type PlainNoticeKey =
  | 'apiErrors.network'
  | 'apiErrors.offline'
  | 'apiErrors.aborted'
  | 'apiErrors.invalidResponse'
  | 'apiErrors.serverProblem'
  | 'apiErrors.captivePortal'
  | 'apiErrors.sessionEnded'
  | 'apiErrors.tooManyRequests'
  | 'apiErrors.notFound'
  | 'apiErrors.generic'
  | 'shell.logoutDone';

/** What to tell a member: the server's own Thai words, or a key of `@chada/messages` with its parameters. */
export type NoticeContent =
  | { readonly text: string; readonly messageKey?: undefined; readonly params?: undefined }
  | { readonly text?: undefined; readonly messageKey: PlainNoticeKey; readonly params?: undefined }
  | {
      readonly text?: undefined;
      readonly messageKey: 'apiErrors.timeout';
      readonly params: { readonly seconds: number };
    }
  | {
      readonly text?: undefined;
      readonly messageKey: 'apiErrors.tooManyRequestsSeconds';
      readonly params: { readonly seconds: number };
    }
  | {
      readonly text?: undefined;
      readonly messageKey: 'apiErrors.tooManyRequestsMinutes';
      readonly params: { readonly minutes: number };
    }
  | {
      readonly text?: undefined;
      readonly messageKey: 'apiErrors.genericWithId';
      readonly params: { readonly requestId: string };
    };

/** What to tell a member about a failure (ER-03, ER-08): how long to wait, else the server's words where it has any. */
export function noticeOf(error: ApiError): NoticeContent {
  const { status, retryAfterSeconds } = error;
  if (status === 429 && retryAfterSeconds !== undefined) return noticeOfWait(retryAfterSeconds);
  if (error.message !== undefined && error.message !== '') return { text: error.message };
  switch (error.kind) {
    case 'network':
      return { messageKey: 'apiErrors.network' };
    case 'timeout':
      return { messageKey: 'apiErrors.timeout', params: { seconds: Math.round(error.timeoutMs / 1000) } };
    case 'aborted':
      return { messageKey: 'apiErrors.aborted' };
    case 'serverProblem':
      return { messageKey: 'apiErrors.serverProblem' };
    case 'sessionEnded':
      return { messageKey: error.captivePortal ? 'apiErrors.captivePortal' : 'apiErrors.sessionEnded' };
    case 'invalidResponse':
      return { messageKey: error.captivePortal ? 'apiErrors.captivePortal' : 'apiErrors.invalidResponse' };
    case 'refused':
    case 'other':
      return noticeOfStatus(error.status, error.requestId);
  }
}

function noticeOfWait(seconds: number): NoticeContent {
  if (seconds < 60) return { messageKey: 'apiErrors.tooManyRequestsSeconds', params: { seconds } };
  return { messageKey: 'apiErrors.tooManyRequestsMinutes', params: { minutes: Math.ceil(seconds / 60) } };
}

function noticeOfStatus(status: number | undefined, requestId: string | undefined): NoticeContent {
  if (status === 404) return { messageKey: 'apiErrors.notFound' };
  if (status === 429) return { messageKey: 'apiErrors.tooManyRequests' };
  if (requestId !== undefined) return { messageKey: 'apiErrors.genericWithId', params: { requestId } };
  return { messageKey: 'apiErrors.generic' };
}
