import { expect, it } from 'vitest';
import { joinThaiPrefixes } from './join-thai-prefixes.ts';

it('joins a word that browsers would break in two', () => {
  expect(joinThaiPrefixes('บัญชีและข้อตกลง')).toBe('บัญชีและข้อ\u2060ตกลง');
  expect(joinThaiPrefixes('ข้อกำหนด')).toBe('ข้อ\u2060กำหนด');
  expect(joinThaiPrefixes('กระติกน้ำเก็บความเย็น')).toBe('กระติกน้ำเก็บความ\u2060เย็น');
});

it('keeps a range of times on one line', () => {
  expect(joinThaiPrefixes('ปิดคืนนี้ 01:00–03:00 น.')).toBe('ปิดคืนนี้ 01:00\u2060–\u206003:00\u00a0น.');
  expect(joinThaiPrefixes('ปิดคืนนี้ 01:00 – 03:00 น.')).toBe('ปิดคืนนี้ 01:00\u00a0– 03:00\u00a0น.');
  expect(joinThaiPrefixes('ทองและเครื่องประดับ')).toBe('ทองและเครื่อง\u2060ประดับ');
});

it('keeps other texts', () => {
  for (const text of ['หัวข้อ', 'ข้อ 2', 'เกี่ยวกับเรา']) expect(joinThaiPrefixes(text)).toBe(text);
});
