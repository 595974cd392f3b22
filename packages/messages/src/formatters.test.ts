import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAccountNumber, formatPhone, maskAccountNumber } from './format-account.ts';
import {
  formatDate,
  formatDateTime,
  formatDayHeading,
  formatFullDate,
  formatMonth,
  formatTime,
} from './format-date.ts';
import { formatBaht, formatNumber, formatPercent, formatSignedBaht } from './format-number.ts';

describe('money', () => {
  it.each([
    [0, '฿0.00', '฿0.00'],
    [1, '฿0.01', '+฿0.01'],
    [100, '฿1.00', '+฿1.00'],
    [123_450, '฿1,234.50', '+฿1,234.50'],
    [-123_450, '−฿1,234.50', '−฿1,234.50'],
    [99_999, '฿999.99', '+฿999.99'],
    [100_000_000, '฿1,000,000.00', '+฿1,000,000.00'],
    [Number.MAX_SAFE_INTEGER, '฿90,071,992,547,409.91', '+฿90,071,992,547,409.91'],
    [1.5, '–', '–'],
    [Number.NaN, '–', '–'],
    [Infinity, '–', '–'],
  ])('[RD-07] formats %d satang as %s, with a sign as %s', (amountSatang, plain, signed) => {
    expect([formatBaht(amountSatang), formatSignedBaht(amountSatang)]).toEqual([plain, signed]);
  });

  it('[RD-07] formats amounts like Intl.NumberFormat', () => {
    const platform = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.maxSafeNat(), (amountSatang) => {
        const digits = formatBaht(amountSatang).replace(/[฿,.]/g, '');
        expect(BigInt(digits)).toBe(BigInt(amountSatang));
      }),
    );
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (amountSatang) => {
        expect(formatBaht(amountSatang)).toBe(`฿${platform.format(amountSatang / 100)}`);
      }),
    );
  });
});

describe('numbers', () => {
  it.each([
    [0, '0'],
    [-0.001, '0'],
    [1_234.5, '1,234.5'],
    [1_234.567, '1,234.57'],
    [-12_345, '−12,345'],
    [Number.NaN, '–'],
  ])('formats %d as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('keeps the given number of decimals', () => {
    expect([formatNumber(1.25, 1), formatNumber(10, 0), formatNumber(1_000, 0)]).toEqual([
      '1.3',
      '10',
      '1,000',
    ]);
  });

  it.each([
    [5, '5%'],
    [7.5, '7.5%'],
    [100, '100%'],
    [Number.NaN, '–'],
  ])('formats %d percent as %s', (percent, text) => {
    expect(formatPercent(percent)).toBe(text);
  });
});

describe('dates', () => {
  it.each([
    ['2026-11-20T03:04:00Z', '20\u00a0พ.ย.\u00a02569', '10:04'],
    ['2026-12-31T16:59:59Z', '31\u00a0ธ.ค.\u00a02569', '23:59'],
    ['2026-12-31T17:00:00Z', '1\u00a0ม.ค.\u00a02570', '00:00'],
    ['2028-02-29T12:00:00+07:00', '29\u00a0ก.พ.\u00a02571', '12:00'],
    ['2026-11-20', '20\u00a0พ.ย.\u00a02569', '07:00'],
  ])('[RD-08] formats %s as %s, %s', (instant, date, time) => {
    expect([formatDate(instant), formatTime(instant)]).toEqual([date, time]);
    expect(formatDateTime(new Date(instant))).toBe(`${date} ${time}\u00a0น.`);
  });

  it('[RD-08] matches the Thai calendar of the platform', () => {
    const platform = new Intl.DateTimeFormat('th-TH', {
      timeZone: 'Asia/Bangkok',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    });
    const instants = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2200-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        instants,
        (instant) => formatDate(instant) === platform.format(instant).replaceAll(' ', '\u00a0'),
      ),
    );
  });

  it.each([
    ['2026-11-20', 'วันศุกร์ที่ 20 พฤศจิกายน 2569', 'พฤศจิกายน 2569'],
    ['2026-12-31T17:00:00.000Z', 'วันศุกร์ที่ 1 มกราคม 2570', 'มกราคม 2570'],
    ['2026-02', 'วันอาทิตย์ที่ 1 กุมภาพันธ์ 2569', 'กุมภาพันธ์ 2569'],
    ['nonsense', '–', '–'],
  ])('[RD-08] formats the day of %s as %s and the month as %s', (instant, day, month) => {
    expect([formatFullDate(instant), formatMonth(instant)]).toEqual([day, month]);
  });

  it.each([Number.NaN, '', 'เมื่อวาน', new Date('x')])('shows a dash for %s', (broken) => {
    expect([formatDate(broken), formatTime(broken), formatDateTime(broken)]).toEqual(['–', '–', '–']);
  });

  it.each([
    ['2026-11-20T16:59:59Z', 'วันนี้'],
    ['2026-11-19T17:00:00Z', 'วันนี้'],
    ['2026-11-19T16:59:59Z', 'เมื่อวาน'],
    ['2026-11-18T17:00:00Z', 'เมื่อวาน'],
    ['2026-11-18T16:59:59Z', '18\u00a0พ.ย.\u00a02569'],
    ['2026-11-20T17:00:00Z', '21\u00a0พ.ย.\u00a02569'],
    ['x', '–'],
  ])('gives %s the heading %s', (instant, heading) => {
    expect(formatDayHeading(instant, '2026-11-20T05:00:00Z')).toBe(heading);
  });

  it('falls back to the date if the current time is unknown', () => {
    expect(formatDayHeading('2026-11-20T05:00:00Z', 'x')).toBe('20\u00a0พ.ย.\u00a02569');
  });
});

describe('accounts and phones', () => {
  it.each([
    ['1234567890', '123-4-56789-0', 'xxx-x-xx789-0'],
    ['123-4-56789-0', '123-4-56789-0', 'xxx-x-xx789-0'],
    ['020123456789', '020123456789', 'xxxxxxxx6789'],
    ['12345', '12345', 'x2345'],
    ['1234', '1234', 'xxxx'],
    ['', '', ''],
  ])('formats the account %j as %j and masked as %j', (account, shown, masked) => {
    expect([formatAccountNumber(account), maskAccountNumber(account)]).toEqual([shown, masked]);
  });

  it('never shows more than four digits of a masked account', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 20 }), (digits) => {
        expect(maskAccountNumber(digits.join('')).replace(/\D/g, '').length).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('formats mobile numbers and leaves other texts unchanged', () => {
    expect([formatPhone('0812223333'), formatPhone('0212345')]).toEqual(['081-222-3333', '0212345']);
  });
});
