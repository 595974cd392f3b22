import { formatDateTime, type Translate } from '@chada/messages';
import type { PlayPause } from '@chada/stores/protection';

const titleOf = {
  timeOut: 'playBreak.pausedTimeOut',
  selfExclusion: 'playBreak.pausedExclusion',
  sessionTime: 'playBreak.pausedSession',
} as const;

const longerOf = {
  timeOut: 'playBreak.longer',
  selfExclusion: 'playBreak.longerExclusion',
  sessionTime: 'playBreak.longerSession',
} as const;

export function pauseTitle({ cause }: PlayPause, t: Translate): string {
  return t(titleOf[cause]);
}

/**
 * Returns the label of the button that begins a longer play break. The label depends on the cause of the current pause.
 */
export function longerBreak({ cause }: PlayPause, t: Translate): string {
  return t(longerOf[cause]);
}

/** True if the member may now request the end of a self-exclusion. */
export function isEndRequestable({ cause, until, endRequestableAt }: PlayPause, now: number): boolean {
  return (
    cause === 'selfExclusion' &&
    until === null &&
    endRequestableAt !== null &&
    Date.parse(endRequestableAt) <= now
  );
}

/** Returns a text about the end of a pause, or undefined if the end is not known. */
export function pauseEnd(pause: PlayPause, now: number, t: Translate): string | undefined {
  const { cause, until, endRequestableAt } = pause;
  if (until !== null) return t('playBreak.pausedUntil', { time: formatDateTime(until) });
  if (isEndRequestable(pause, now)) return t('playBreak.pausedOver');
  if (endRequestableAt !== null)
    return t('playBreak.pausedRequestable', { time: formatDateTime(endRequestableAt) });
  return cause === 'selfExclusion' ? t('playBreak.pausedForever') : undefined;
}
