import { describe, expect, it } from 'vitest';
import { foldThai } from './fold-thai.ts';

describe('folding for search', () => {
  it.each([
    ['น้ำเต้า', 'น้\u0e4dาเต้า'],
    ['น้ำเต้า', 'น\u0e4d้าเต้า'],
    ['แมวทอง', 'เเมวทอง'],
    ['ที่นี่', 'ท่ีน่ี'],
    ['มังกร ๘', 'มังกร 8'],
    ['Golden Dragon', '  golden   dragon '],
    ['เสือ', 'เส\u200bือ'],
  ])('%s is found by %s', (name, typed) => expect(foldThai(typed)).toBe(foldThai(name)));

  it.each([
    ['เสือ', 'เสื้อ'],
    ['ป่า', 'ปา'],
    ['มังกร', 'มังกรทอง'],
  ])('%s is not %s', (name, other) => expect(foldThai(other)).not.toBe(foldThai(name)));
});
