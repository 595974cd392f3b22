/** Tests the simulated league, whose scores depend only on the clock. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MATCH_MS, matchesOfRound, roundAt, TEAM_COUNT } from './fixtures.ts';
import { boardAt } from './league.ts';
import { COUNTED_MATCHES, tableAt } from './league-table.ts';

const someTimes = [0, 1, 2, 3, 4, 5, 6, 7].map((step) => Date.UTC(2026, 10, 20) + step * 371_917_133);

describe('the fixtures', () => {
  it('let each team play once per round, and each other team at home and away in a season', () => {
    const met = new Map<string, number>();
    for (let round = 22_000; round < 22_000 + COUNTED_MATCHES; round += 1) {
      const teams = matchesOfRound(round).flatMap(({ home, away }) => [home, away]);
      expect([...teams].sort((a, b) => a - b)).toEqual([...Array(TEAM_COUNT).keys()]);
      for (const { home, away } of matchesOfRound(round))
        met.set(`${home}-${away}`, (met.get(`${home}-${away}`) ?? 0) + 1);
    }
    expect(met.size).toBe(TEAM_COUNT * (TEAM_COUNT - 1));
    expect(new Set(met.values())).toEqual(new Set([1]));
  });

  it('have a realistic number of goals', () => {
    const matches = Array.from({ length: 400 }, (_, index) => matchesOfRound(index)).flat();
    const goals = matches.reduce((sum, match) => sum + match.goals.length, 0) / matches.length;
    expect(goals).toBeGreaterThan(2);
    expect(goals).toBeLessThan(3.5);
  });
});

describe('the board', () => {
  it.each(someTimes)('at %i shows current, upcoming and finished matches', (nowMs) => {
    const { live, next, over } = boardAt(nowMs);
    expect([live.length, next.length, over.length]).toEqual([5, 4, 4]);
    for (const { kickOff } of next) expect(Date.parse(kickOff)).toBeGreaterThan(nowMs);
    for (const { kickOff } of over) expect(Date.parse(kickOff) + MATCH_MS).toBeLessThanOrEqual(nowMs);
    for (const { minute, homeMinutes, awayMinutes } of live)
      for (const scored of [...homeMinutes, ...awayMinutes]) expect(scored).toBeLessThanOrEqual(minute);
  });

  it('advances: minutes and goals of a match never go back, and it ends', () => {
    const [match] = matchesOfRound(roundAt(someTimes[0] ?? 0));
    if (match === undefined) throw new Error('no match');
    let [minute, goals] = [0, 0];
    for (let sinceMs = 0; sinceMs < MATCH_MS; sinceMs += 1_000) {
      const now = boardAt(match.kickOffMs + sinceMs).live.find(({ id }) => id === match.id);
      expect(now?.minute).toBeGreaterThanOrEqual(minute);
      expect((now?.homeGoals ?? 0) + (now?.awayGoals ?? 0)).toBeGreaterThanOrEqual(goals);
      [minute, goals] = [now?.minute ?? 0, (now?.homeGoals ?? 0) + (now?.awayGoals ?? 0)];
    }
    expect([minute, goals]).toEqual([90, match.goals.length]);
    expect(boardAt(match.kickOffMs + MATCH_MS).over.map(({ id }) => id)).toContain(match.id);
  });
});

describe('the table', () => {
  it.each(someTimes)('at %i counts each match on both sides', (nowMs) => {
    const table = tableAt(nowMs);
    expect(table.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const row of table) {
      expect(row.won + row.drawn + row.lost).toBe(COUNTED_MATCHES);
      expect(row.points).toBe(3 * row.won + row.drawn);
      expect(row.form).toHaveLength(5);
    }
    const points = table.map((row) => row.points);
    expect(points).toEqual([...points].sort((a, b) => b - a));
  });

  it('has all fields that the script of the page reads', () => {
    const script = readFileSync(path.join(import.meta.dirname, '../public/standings.js'), 'utf8');
    const fields = [...script.matchAll(/\brow\.(\w+)/g)].map(([, field = '']) => field);
    expect(fields).toContain('team');
    expect(Object.keys(tableAt(someTimes[0] ?? 0)[0] ?? {})).toEqual(expect.arrayContaining(fields));
  });
});
