import { createTranslator } from '@chada/messages';
import { describe, expect, it } from 'vitest';
import { describeError, requestIdOf } from './describe-error.ts';

const t = createTranslator();
const policy = { clearsSession: false, setsServerProblem: false, silent: false };
const base = { operation: 'withdraw.create', policy };

describe('[ER-08] what went wrong, in Thai', () => {
  it('is the server’s own words where it has any', () => {
    const error = {
      ...base,
      kind: 'refused',
      status: 409,
      code: 'CREDIT_INSUFFICIENT',
      message: 'เครดิตไม่เพียงพอ',
    };
    expect(describeError(error, t)).toBe('เครดิตไม่เพียงพอ');
  });

  it.each([
    ['network', { kind: 'network' }, 'เชื่อมต่อไม่ได้'],
    ['timeout', { kind: 'timeout', timeoutMs: 60_000 }, '60 วินาที'],
    ['aborted', { kind: 'aborted', by: 'browser' }, 'ถูกยกเลิก'],
    ['serverProblem', { kind: 'serverProblem', status: 503 }, 'ขัดข้องชั่วคราว'],
    ['a captive portal', { kind: 'sessionEnded', captivePortal: true }, 'Wi-Fi'],
    ['sessionEnded', { kind: 'sessionEnded', captivePortal: false }, 'เข้าสู่ระบบอีกครั้ง'],
    ['invalidResponse', { kind: 'invalidResponse', captivePortal: false }, 'ข้อมูลไม่สมบูรณ์'],
    ['a fault with an id', { kind: 'other', status: 500, requestId: 'req-7' }, 'req-7'],
  ])('%s says what to do', (_name, error, part) => {
    expect(describeError({ ...base, ...error }, t)).toContain(part);
  });

  it.each([[new TypeError('x is undefined')], [undefined], ['Network Error'], [{ message: 'ข้อความจากที่อื่น' }]])(
    'is never machine text, whatever failed: %s',
    (error) => {
      expect(describeError(error, t)).toBe('มีบางอย่างผิดพลาด กรุณาลองใหม่อีกครั้ง');
    },
  );

  it('names the request only of an answer of the API', () => {
    expect(requestIdOf({ ...base, kind: 'other', requestId: 'req-7' })).toBe('req-7');
    expect(requestIdOf({ requestId: 'x' })).toBeUndefined();
  });
});
