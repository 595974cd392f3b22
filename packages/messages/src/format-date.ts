import { bangkokOffsetMs } from '@chada/domain';
import { noValue } from './format-number.ts';
import { common } from './th/common.ts';

/** A Date, epoch milliseconds, or an ISO 8601 text (RD-08). */
export type Instant = Date | number | string;

// The functions of this file do not use `Intl`, because the Thai output of `Intl` differs between browsers.
const dayMs = 24 * 60 * 60 * 1000;
const buddhistEra = 543;

const months = [
  'ม.ค.',
  'ก.พ.',
  'มี.ค.',
  'เม.ย.',
  'พ.ค.',
  'มิ.ย.',
  'ก.ค.',
  'ส.ค.',
  'ก.ย.',
  'ต.ค.',
  'พ.ย.',
  'ธ.ค.',
] as const;

const monthNames = [
  'มกราคม',
  'กุมภาพันธ์',
  'มีนาคม',
  'เมษายน',
  'พฤษภาคม',
  'มิถุนายน',
  'กรกฎาคม',
  'สิงหาคม',
  'กันยายน',
  'ตุลาคม',
  'พฤศจิกายน',
  'ธันวาคม',
] as const;

export const weekdays = [
  { short: 'อา.', long: 'วันอาทิตย์' },
  { short: 'จ.', long: 'วันจันทร์' },
  { short: 'อ.', long: 'วันอังคาร' },
  { short: 'พ.', long: 'วันพุธ' },
  { short: 'พฤ.', long: 'วันพฤหัสบดี' },
  { short: 'ศ.', long: 'วันศุกร์' },
  { short: 'ส.', long: 'วันเสาร์' },
] as const;

/** Returns a Date whose UTC fields contain the time in Bangkok, or undefined for an invalid date. */
function inBangkok(instant: Instant): Date | undefined {
  const shifted = new Date(new Date(instant).getTime() + bangkokOffsetMs);
  return Number.isNaN(shifted.getTime()) ? undefined : shifted;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

function dateText(date: Date): string {
  return `${date.getUTCDate()}\u00a0${months[date.getUTCMonth()] ?? ''}\u00a0${date.getUTCFullYear() + buddhistEra}`;
}

function timeText(date: Date): string {
  return `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
}

/** Formats a date in Bangkok time and the Buddhist era: `20 พ.ย. 2569`. An invalid date becomes a dash. */
export function formatDate(instant: Instant): string {
  const date = inBangkok(instant);
  return date === undefined ? noValue : dateText(date);
}

function monthText(date: Date): string {
  return `${monthNames[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear() + buddhistEra}`;
}

/** Formats a month in Bangkok time and the Buddhist era: `พฤศจิกายน 2569`. An invalid date becomes a dash. */
export function formatMonth(instant: Instant): string {
  const date = inBangkok(instant);
  return date === undefined ? noValue : monthText(date);
}

/** Formats a date with its weekday in Bangkok time: `วันศุกร์ที่ 20 พฤศจิกายน 2569`. An invalid date becomes a dash. */
export function formatFullDate(instant: Instant): string {
  const date = inBangkok(instant);
  if (date === undefined) return noValue;
  return `${weekdays[date.getUTCDay()]?.long ?? ''}ที่ ${date.getUTCDate()} ${monthText(date)}`;
}

/** Formats a time in Bangkok: `14:05`. An invalid date becomes a dash. */
export function formatTime(instant: Instant): string {
  const date = inBangkok(instant);
  return date === undefined ? noValue : timeText(date);
}

/** Formats date and time in Bangkok: `20 พ.ย. 2569 14:05 น.` */
export function formatDateTime(instant: Instant): string {
  const date = inBangkok(instant);
  return date === undefined ? noValue : `${dateText(date)} ${timeText(date)}\u00a0น.`;
}

/**
 * Returns the heading of a day: `วันนี้` (today), `เมื่อวาน` (yesterday) or the date. `now` determines which day is
 * today.
 */
export function formatDayHeading(instant: Instant, now: Instant): string {
  const date = inBangkok(instant);
  const today = inBangkok(now);
  if (date === undefined) return noValue;
  if (today === undefined) return dateText(date);
  const daysAgo = Math.floor(today.getTime() / dayMs) - Math.floor(date.getTime() / dayMs);
  if (daysAgo === 0) return common.today;
  return daysAgo === 1 ? common.yesterday : dateText(date);
}
