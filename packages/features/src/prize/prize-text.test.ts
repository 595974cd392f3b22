import { createTranslator } from '@chada/messages';
import { describe, expect, it } from 'vitest';
import { chancesByPrize, chanceText, shortPrize, whenText } from './prize-text.ts';

const t = createTranslator();
const credit = { kind: 'credit', amount: 2_000, label: 'เครดิต 20 บาท' } as const;
const none = { kind: 'none', amount: 0, label: 'ไว้โอกาสหน้า' } as const;

describe('the text of a prize', () => {
  it('[ME-16] is short on a slice', () => {
    expect(shortPrize(credit, t)).toBe('฿20');
    expect(shortPrize({ kind: 'point', amount: 1_500, label: '' }, t)).toBe('1,500 คะแนน');
    expect(shortPrize(none, t)).toBe('ไว้โอกาสหน้า');
  });

  it.each([
    [1_000_000, '100%'],
    [250_000, '25%'],
    [12_500, '1.25%'],
    [50, '0.005%'],
    [1, '0.0001%'],
    [0, '0%'],
  ])('[ME-16] formats a chance of %d in a million as %s', (ppm, text) => {
    expect(chanceText(ppm)).toBe(text);
  });

  it('[ME-16] adds up the segments of one prize', () => {
    const chances = chancesByPrize([
      { prize: none, chancePpm: 500_000 },
      { prize: credit, chancePpm: 100_000 },
      { prize: { ...none }, chancePpm: 400_000 },
    ]);
    expect(chances).toEqual([
      { prize: credit, chancePpm: 100_000 },
      { prize: none, chancePpm: 900_000 },
    ]);
  });

  it('shows the time of the next turn in Bangkok time', () => {
    const now = Date.parse('2026-11-20T16:30:00.000Z');
    expect(whenText('2026-11-20T17:00:00.000Z', now, t)).toBe('พรุ่งนี้ เวลา 00:00 น.');
    expect(whenText('2026-11-20T16:45:00.000Z', now, t)).toBe('วันนี้ เวลา 23:45 น.');
    expect(whenText('2026-11-22T17:00:00.000Z', now, t)).toBe('23\u00a0พ.ย.\u00a02569 00:00\u00a0น.');
  });
});
