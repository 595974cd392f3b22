import { describe, expect, it } from 'vitest';
import { csvText } from './csv.ts';

describe('csvText', () => {
  it('starts with a byte order mark and ends each line with CR LF', () => {
    expect(
      csvText([
        ['ช่วงเวลา', 'ฝาก'],
        ['2026-11-01', 3000.5],
      ]),
    ).toBe('\uFEFFช่วงเวลา,ฝาก\r\n2026-11-01,3000.5\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('runs no formula from the text %j', (text) => {
    expect(csvText([[text]])).toMatch(/^\uFEFF"?'/);
  });

  it('keeps a negative number a number, and quotes commas and quotation marks', () => {
    expect(csvText([[-1200.5, 'ก,ข', 'พูดว่า "หยุด"']])).toBe('\uFEFF-1200.5,"ก,ข","พูดว่า ""หยุด"""\r\n');
  });
});
