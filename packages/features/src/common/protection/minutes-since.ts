const minuteMs = 60_000;

export function minutesSince(startedAt: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(startedAt)) / minuteMs));
}
