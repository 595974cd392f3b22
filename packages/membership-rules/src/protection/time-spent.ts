/** A span of time that a member spent on the site or in a game. */
export interface SpentSpan {
  readonly start: Date;
  readonly end: Date;
}

const MINUTE_MS = 60 * 1000;

/** Merges overlapping spans, so that time on two devices counts once. */
export function mergeSpans(spans: readonly SpentSpan[]): SpentSpan[] {
  const merged: SpentSpan[] = [];
  const ordered = spans.filter(({ start, end }) => start < end);
  for (const span of ordered.sort((a, b) => a.start.getTime() - b.start.getTime())) {
    const last = merged.at(-1);
    if (!last || span.start > last.end) merged.push(span);
    else if (span.end > last.end) merged[merged.length - 1] = { start: last.start, end: span.end };
  }
  return merged;
}

/** Returns the total time of the spans within a range, in milliseconds. Time in several spans counts only once. */
export function spentMs(spans: readonly SpentSpan[], range: SpentSpan): number {
  return mergeSpans(spans).reduce((sum, { start, end }) => {
    const from = Math.max(start.getTime(), range.start.getTime());
    const until = Math.min(end.getTime(), range.end.getTime());
    return sum + Math.max(0, until - from);
  }, 0);
}

/** Converts time spans to one event for each minute, because limits count events. */
export function minutesOf(spans: readonly SpentSpan[]): { at: Date; amount: number }[] {
  return mergeSpans(spans).flatMap(({ start, end }) => {
    const minutes = Math.floor((end.getTime() - start.getTime()) / MINUTE_MS);
    return Array.from({ length: minutes }, (_, minute) => ({
      at: new Date(start.getTime() + (minute + 1) * MINUTE_MS),
      amount: 1,
    }));
  });
}
