import { checkInGet } from '@chada/contract/check-in';
import { describe, expect, it } from 'vitest';
import { checkInState, withClaim } from './check-in-state.ts';

const { response: done } = checkInGet.example;
const yesterday = { id: done.logs[0]?.id ?? '', date: '2026-11-19', json: { day: 19, value: 10 } };
const due = { ...done, logs: [yesterday], today: false, value: 15, tomorrowValue: 20, streak: 1 };
const claim = {
  gameLog: { id: '6f708192-a3b4-4c5d-8e6f-708192a3b4c6' },
  gameValue: { value: 15 },
  gameValueTomorrow: { value: 20 },
};

describe('the check-in', () => {
  it('[ST-05] is done if the log contains today', () => {
    expect(checkInState({ ...done, today: false, value: 99 })).toEqual({
      today: true,
      visible: false,
      value: 10,
      hasEarlier: false,
      todayValue: 10,
      tomorrowValue: 15,
      streak: 1,
    });
  });

  it('[ST-05] is due if the log does not contain today', () => {
    expect(checkInState(due)).toMatchObject({ visible: true, todayValue: 15, tomorrowValue: 20 });
    expect(checkInState({ ...due, logs: [] })).toMatchObject({ visible: true, value: 15, hasEarlier: false });
  });

  it('[ST-05] contains the points of the last day in the log', () => {
    const older = { ...yesterday, date: '2026-11-17', json: { day: 17, value: 60 } };
    for (const logs of [
      [older, yesterday],
      [yesterday, older],
    ])
      expect(checkInState({ ...due, logs })).toMatchObject({ today: false, value: 10, hasEarlier: true });
  });

  it('[ST-05] compares full dates and not days of the month (RD-06)', () => {
    const monthAgo = { ...yesterday, date: '2026-10-20', json: { day: 20, value: 10 } };
    expect(checkInState({ ...due, logs: [monthAgo] }).visible).toBe(true);
  });

  it('[ST-05] applies the response of a check-in immediately', () => {
    const state = checkInState(withClaim(due, { date: due.serverDate, claim }));
    expect(state).toEqual({
      today: true,
      visible: false,
      value: 15,
      hasEarlier: false,
      todayValue: 15,
      tomorrowValue: 20,
      streak: 2,
    });
  });

  it('[ST-05] adds the check-in to the log with its date, day and points', () => {
    const log = { id: claim.gameLog.id, date: due.serverDate, json: { day: 20, value: 15 } };
    expect(withClaim(due, { date: due.serverDate, claim })).toEqual({
      serverDate: due.serverDate,
      logs: [yesterday, log],
      today: true,
      value: 15,
      tomorrowValue: 20,
      streak: 2,
    });
    expect(withClaim(due, null)).toBe(due);
  });

  it('[ST-05] counts the later of two entries of the last day', () => {
    const logs = [yesterday, { ...yesterday, json: { day: 19, value: 12 } }];
    expect(checkInState({ ...due, logs }).value).toBe(12);
  });

  it('[ST-05] counts the day once if the next query contains the check-in', () => {
    const loaded = { ...due, logs: [yesterday, { ...yesterday, date: due.serverDate }], streak: 2 };
    expect(checkInState(withClaim(loaded, { date: due.serverDate, claim })).streak).toBe(2);
  });

  it('[ST-05] ignores the check-in of the previous day', () => {
    const tomorrow = { ...due, serverDate: '2026-11-21' };
    expect(checkInState(withClaim(tomorrow, { date: due.serverDate, claim })).visible).toBe(true);
  });
});
