const minuteMs = 60_000;

/** Returns the complete minutes since the start of the session, at least zero. */
export function minutesSince(startedAt: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(startedAt)) / minuteMs));
}
