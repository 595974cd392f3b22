import { createTranslator } from '@chada/messages';
import { describe, expect, it } from 'vitest';
import { advisePassword, passwordProblem } from './password-advice.ts';

const own = { username: 'Somchai_99', phone: '081-222-3333' };
const t = createTranslator();

describe('advice on a password', () => {
  it('counts the missing characters', () => {
    expect(advisePassword('', own)).toEqual({ state: 'empty' });
    expect(advisePassword('แมวน้อย', own)).toEqual({ state: 'short', missing: 1 });
  });

  it('rates a longer password higher', () => {
    expect(advisePassword('ปลาทู42มค', own)).toEqual({ state: 'fair' });
    expect(advisePassword('แมวน้อยกินปลาทู', own)).toEqual({ state: 'good' });
  });

  it.each(['12345678', '1234567890', '87654321', 'aaaaaaaa', 'Password1', 'qwerty123', '๑๒๓๔๕๖๗๘'])(
    'refuses a commonly guessed password: %s',
    (password) => {
      expect(passwordProblem(password, own, t)).toContain('เดาง่าย');
    },
  );

  it.each(['somchai_99', 'SOMCHAI_99', '0812223333', '081-222-3333', '+66812223333'])(
    'refuses the member’s username or phone: %s',
    (password) => {
      expect(passwordProblem(password, own, t)).toContain('ต้องไม่ซ้ำกับชื่อผู้ใช้');
    },
  );

  it('refuses a run of any length, but accepts a long phrase that starts with a common word', () => {
    expect(passwordProblem('a'.repeat(40), own, t)).toContain('เดาง่าย');
    expect(passwordProblem('password ของ ป้า แดง', own, t)).toBeUndefined();
  });
});
