import { createTranslator } from '@chada/messages';
import { describe, expect, it } from 'vitest';
import { describeError, errorMessage, faultReferenceOf } from './describe-error.ts';

const t = createTranslator();
const policy = { clearsSession: false, setsServerProblem: false, silent: false };
const base = { operation: 'withdraw.create', policy };

describe('[ER-08] the Thai description of an error', () => {
  it('is the server’s own message if it has one', () => {
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
  ])('of %s contains advice', (_name, error, part) => {
    expect(describeError({ ...base, ...error }, t)).toContain(part);
  });

  it.each([[new TypeError('x is undefined')], [undefined], ['Network Error'], [{ message: 'ข้อความจากที่อื่น' }]])(
    'never contains technical text: %s',
    (error) => {
      expect(describeError(error, t)).toBe('มีบางอย่างผิดพลาด กรุณาลองใหม่อีกครั้ง');
    },
  );

  it.each([
    ['a fault of the server', { kind: 'other', status: 500, message: 'ระบบขัดข้องชั่วคราว' }],
    ['an overload', { kind: 'serverProblem', status: 503, code: 'OVERLOADED' }],
    ['an answer that misfits', { kind: 'invalidResponse', status: 200, captivePortal: false }],
  ])('contains the reference of %s for staff', (_name, facts) => {
    const error = { ...base, ...facts, requestId: 'K7QM2XR4TN' };
    expect(faultReferenceOf(error)).toBe('K7QM2XR4TN');
    expect(describeError(error, t)).toBe(`${errorMessage(error, t)} (รหัสอ้างอิง K7QM2XR4TN)`);
  });

  it.each([
    ['a refusal', { kind: 'refused', status: 409, code: 'CREDIT_INSUFFICIENT', message: 'เครดิตไม่เพียงพอ' }],
    ['maintenance', { kind: 'serverProblem', status: 503, code: 'MAINTENANCE', message: 'ระบบปิดปรับปรุง' }],
    ['a session’s end', { kind: 'sessionEnded', status: 401, captivePortal: false }],
    ['a captive portal', { kind: 'invalidResponse', status: 200, captivePortal: true }],
  ])('contains no reference for %s, which has its own advice', (_name, facts) => {
    const error = { ...base, ...facts, requestId: 'K7QM2XR4TN' };
    expect(faultReferenceOf(error)).toBeUndefined();
    expect(describeError(error, t)).not.toContain('K7QM2XR4TN');
  });

  it('contains a reference only if the API sent a response', () => {
    expect(faultReferenceOf({ requestId: 'x', status: 500, kind: 'other' })).toBeUndefined();
  });
});
