import { expect, it } from 'vitest';
import { withJoinedWords } from './joined-words.ts';

it('joins the words of texts, whether or not esbuild escaped them', () => {
  const joined = '"สมาชิกใช้เครื่อง\u2060มือหยุด\u2060พักได้"';
  const escaped = [...'สมาชิกใช้เครื่องมือหยุดพักได้'].map(
    (letter) => `\\u0E${letter.charCodeAt(0).toString(16).slice(1).toUpperCase()}`,
  );
  expect(withJoinedWords(`// src/th/a.ts\nvar a = { b: "${escaped.join('')}" };`)).toContain(joined);
  expect(withJoinedWords('// src/th/a.ts\nvar a = { b: "สมาชิกใช้เครื่องมือหยุดพักได้" };')).toContain(joined);
});

it('keeps quotes and placeholders', () => {
  const code = '// src/th/a.ts\nvar a = { b: "\\"{name}\\" ลองใหม่" };';
  expect(withJoinedWords(code)).toBe(code);
});

it('keeps the texts that every first page loads', () => {
  const errors = '// src/th/api-errors.ts\nvar a = { b: "สมาชิกใช้เครื่องมือหยุดพักได้" };\n';
  const others = '// src/th/home.ts\nvar c = { d: "สมาชิกใช้เครื่องมือหยุดพักได้" };\n';
  expect(withJoinedWords(errors + others)).toBe(
    errors + others.replace('เครื่องมือหยุดพัก', 'เครื่อง\u2060มือหยุด\u2060พัก'),
  );
});

it('keeps code that has no texts, such as the names of places', () => {
  const code = 'var names = { "1001": "ไม่ใช่ข้อความของเว็บไซต์นี้" };';
  expect(withJoinedWords(code)).toBe(code);
});
