import type { ErrorMeaning } from './error-codes.contract.ts';

export const phoneCodeErrors = {
  PHONE_CODE_NOT_SENT: {
    status: 502,
    message: 'ส่งรหัสยืนยันไม่สำเร็จ กรุณาลองใหม่อีกครั้ง',
    note: 'The message gateway failed or timed out. The request does not count, so it can be repeated at once.',
  },
  PHONE_CODE_WRONG: {
    status: 422,
    message: 'รหัสยืนยันไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง',
    note: '`details.triesLeft`.',
  },
  PHONE_CODE_EXPIRED: {
    status: 409,
    message: 'รหัสยืนยันหมดเวลาแล้ว กรุณาขอรหัสใหม่',
    note: 'The code is older than 5 minutes, or the request is unknown.',
  },
  PHONE_CODE_TRIES_USED_UP: {
    status: 409,
    message: 'ใส่รหัสผิดหลายครั้งแล้ว กรุณาขอรหัสใหม่',
    note: 'The request accepts no further code.',
  },
  PHONE_NOT_VERIFIED: {
    status: 409,
    message: 'กรุณายืนยันเบอร์โทรศัพท์ด้วยรหัสใหม่',
    note: 'The brand asks for a one-time code. `phoneCodeId` is missing, is of another phone number, was used, or was verified too long ago.',
  },
} as const satisfies Readonly<Record<string, ErrorMeaning>>;
