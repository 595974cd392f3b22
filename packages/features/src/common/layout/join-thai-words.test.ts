import { expect, it } from 'vitest';
import { joinThaiWords } from './join-thai-words.ts';

it('joins a word that browsers would break in two', () => {
  expect(joinThaiWords('บัญชีและข้อตกลง')).toBe('บัญชีและข้อ\u2060ตกลง');
  expect(joinThaiWords('ข้อกำหนด')).toBe('ข้อ\u2060กำหนด');
  expect(joinThaiWords('กระติกน้ำเก็บความเย็น')).toBe('กระติกน้ำเก็บความ\u2060เย็น');
});

it('keeps a range of times on one line', () => {
  expect(joinThaiWords('ปิดคืนนี้ 01:00–03:00 น.')).toBe('ปิดคืนนี้ 01:00\u2060–\u206003:00\u00a0น.');
  expect(joinThaiWords('ทองและเครื่องประดับ')).toBe('ทองและเครื่อง\u2060ประดับ');
});

it('keeps other texts', () => {
  for (const text of ['หัวข้อ', 'ข้อ 2', 'เกี่ยวกับเรา']) expect(joinThaiWords(text)).toBe(text);
});
