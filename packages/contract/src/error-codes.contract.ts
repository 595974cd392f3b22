import { phoneCodeErrors } from './phone-code-errors.contract.ts';
import { protectionErrors } from './protection-errors.contract.ts';
import { slipErrors } from './slip-errors.contract.ts';

/** The HTTP status and the texts of an error code. */
export interface ErrorMeaning {
  readonly status: number;
  readonly message: string;
  readonly note: string;
}

const define = <const Table extends Record<string, ErrorMeaning>>(table: Table): Table => table;

/**
 * All error codes of the API. A refusal has status 409 or 422 (RD-04). A request for another member's record has status
 * 404 (RD-19). Status 401 or 403 always means an invalid session or a failed login.
 */
export const errorCodes = define({
  SESSION_MISSING: { status: 401, message: 'กรุณาเข้าสู่ระบบก่อนใช้งาน', note: 'No bearer token was sent.' },
  SESSION_INVALID: {
    status: 401,
    message: 'หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบอีกครั้ง',
    note: 'Unknown, revoked, expired, or another brand’s token.',
  },
  MEMBER_SUSPENDED: {
    status: 403,
    message: 'บัญชีนี้ถูกระงับการใช้งาน กรุณาติดต่อทีมงาน',
    note: 'The member is not allowed to sign in.',
  },
  CREDENTIALS_WRONG: {
    status: 401,
    message: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
    note: 'Login only. The code does not reveal whether the username or the password is wrong.',
  },

  MALFORMED_REQUEST: {
    status: 400,
    message: 'ข้อมูลที่ส่งมาไม่อยู่ในรูปแบบที่ถูกต้อง',
    note: 'The body is not valid JSON or a valid form.',
  },
  VALIDATION_FAILED: {
    status: 422,
    message: 'กรุณาตรวจสอบข้อมูลที่กรอกอีกครั้ง',
    note: '`fields` lists the invalid fields.',
  },
  BODY_TOO_LARGE: {
    status: 413,
    message: 'ข้อมูลที่ส่งมีขนาดใหญ่เกินไป',
    note: 'The body exceeds the operation’s size limit.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    message: 'ระบบไม่รองรับข้อมูลชนิดนี้',
    note: 'The body is neither JSON nor the form that the operation requires.',
  },
  NOT_FOUND: {
    status: 404,
    message: 'ไม่พบข้อมูลที่ต้องการ',
    note: 'The route or record does not exist, or the record belongs to another member.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    message: 'ไม่รองรับคำสั่งนี้',
    note: 'The path exists only with another method.',
  },
  UNKNOWN_BRAND: { status: 421, message: 'ไม่พบเว็บไซต์นี้ในระบบ', note: 'No brand has this host name.' },
  RATE_LIMITED: {
    status: 429,
    message: 'ทำรายการถี่เกินไป กรุณารอสักครู่แล้วลองใหม่',
    note: 'The header `Retry-After` has the seconds to wait.',
  },
  IDEMPOTENCY_KEY_MISSING: {
    status: 400,
    message: 'ไม่สามารถทำรายการได้ กรุณาโหลดหน้านี้ใหม่',
    note: 'The operation needs an `idempotency-key` header.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message: 'รายการนี้ถูกส่งไปแล้วด้วยข้อมูลอื่น กรุณาเริ่มทำรายการใหม่',
    note: 'The key was used with another body.',
  },
  MAINTENANCE: {
    status: 503,
    message: 'ระบบปิดปรับปรุงชั่วคราว กรุณากลับมาใหม่ภายหลัง',
    note: 'The brand is in maintenance (`websiteStatus` is `MA`).',
  },
  OVERLOADED: {
    status: 503,
    message: 'ระบบยังทำรายการให้ไม่ได้ในขณะนี้ กรุณาลองใหม่อีกครั้งในอีกสักครู่',
    note: 'A bounded queue is full, or the database of the brand is unavailable.',
  },
  INTERNAL: {
    status: 500,
    message: 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง',
    note: 'An error of the server. Find it in the log by the request id.',
  },
  NOT_SERVED: {
    status: 501,
    message: 'ยังไม่เปิดให้บริการส่วนนี้',
    note: 'The backend does not serve this operation yet.',
  },
  FEATURE_OFF: {
    status: 404,
    message: 'เว็บไซต์นี้ไม่ได้เปิดให้บริการส่วนนี้',
    note: 'The feature is disabled for the brand.',
  },

  USERNAME_TAKEN: { status: 409, message: 'ชื่อผู้ใช้นี้มีผู้ใช้แล้ว กรุณาเลือกชื่ออื่น', note: 'Unique within a brand.' },
  PHONE_TAKEN: { status: 409, message: 'เบอร์โทรศัพท์นี้สมัครสมาชิกแล้ว', note: 'Unique within a brand.' },
  BANK_ACCOUNT_TAKEN: { status: 409, message: 'บัญชีธนาคารนี้ถูกใช้สมัครสมาชิกแล้ว', note: 'Unique within a brand.' },
  BANK_ACCOUNT_UNKNOWN: {
    status: 422,
    message: 'ไม่พบบัญชีธนาคารนี้ กรุณาตรวจสอบธนาคารและเลขที่บัญชี',
    note: 'The account does not exist at the bank.',
  },
  BANK_UNAVAILABLE: {
    status: 502,
    message: 'ยังติดต่อธนาคารไม่ได้ กรุณาลองใหม่อีกครั้ง',
    note: 'The bank gateway failed or timed out.',
  },
  AFFILIATE_CODE_UNKNOWN: {
    status: 404,
    message: 'ไม่พบรหัสผู้แนะนำนี้',
    note: 'The affiliate code does not belong to a member of this brand.',
  },

  CREDIT_INSUFFICIENT: { status: 409, message: 'เครดิตไม่เพียงพอ', note: 'The wallet would go below zero.' },
  WITHDRAW_BELOW_MINIMUM: { status: 422, message: 'ยอดถอนต่ำกว่าขั้นต่ำ', note: '`details.minimumSatang`.' },
  WITHDRAW_ABOVE_CREDIT: { status: 409, message: 'ยอดถอนมากกว่าเครดิตที่มี', note: '`details.creditSatang`.' },
  WITHDRAW_BONUS_LOCKED: {
    status: 409,
    message: 'โบนัสส่วนนี้ยังมียอดเล่นไม่ครบ จึงยังถอนไม่ได้',
    note: '`details.lockedSatang`, `details.freeSatang`. An extension: the turnover of a bonus is incomplete.',
  },
  WITHDRAW_ABOVE_MAX_PER_TIME: {
    status: 422,
    message: 'ยอดถอนเกินวงเงินต่อครั้งของระดับสมาชิก',
    note: '`details.maxPerTimeSatang`.',
  },
  WITHDRAW_DAY_AMOUNT_EXCEEDED: {
    status: 422,
    message: 'ยอดถอนเกินวงเงินที่เหลือของวันนี้',
    note: '`details.dayAmountLeftSatang`.',
  },
  WITHDRAW_DAY_COUNT_EXCEEDED: {
    status: 422,
    message: 'ถอนครบจำนวนครั้งของวันนี้แล้ว',
    note: '`details.dayCount`.',
  },
  WITHDRAW_NOT_RETRYABLE: {
    status: 409,
    message: 'รายการถอนนี้ส่งใหม่ไม่ได้',
    note: 'Only a failed pay-out can be retried.',
  },

  ...slipErrors,

  ...phoneCodeErrors,

  ...protectionErrors,

  GAME_UNAVAILABLE: {
    status: 409,
    message: 'เกมนี้ปิดให้บริการชั่วคราว',
    note: 'The game is unknown or disabled, or its category is disabled.',
  },
  GAME_NOT_OPEN: {
    status: 409,
    message: 'เกมนี้ปิดแล้ว เครดิตกลับมาที่บัญชีของคุณแล้ว',
    note: 'The session to resume is closed, or its credit is being returned.',
  },
  GAME_PROVIDER_UNAVAILABLE: {
    status: 502,
    message: 'ค่ายเกมไม่ตอบสนอง เครดิตของคุณยังอยู่ครบ กรุณาลองใหม่',
    note: 'The provider failed. No credit moved, or the credit is being returned.',
  },

  REWARD_OUT_OF_STOCK: {
    status: 409,
    message: 'ของรางวัลนี้หมดแล้ว',
    note: 'The last one was taken by another request.',
  },
  POINT_INSUFFICIENT: { status: 409, message: 'คะแนนสะสมไม่เพียงพอ', note: '`details.point`.' },
  ADDRESS_MISSING: {
    status: 409,
    message: 'กรุณาเพิ่มที่อยู่จัดส่งก่อนแลกของรางวัล',
    note: 'A goods reward needs an address.',
  },
  WHEEL_NO_SPIN: { status: 409, message: 'วันนี้ใช้สิทธิ์หมุนวงล้อครบแล้ว', note: '`details.nextAt`.' },
  FLIP_CARD_NO_TURN: { status: 409, message: 'วันนี้ใช้สิทธิ์เปิดไพ่ครบแล้ว', note: '`details.nextAt`.' },
  DRAW_TOO_SOON: {
    status: 429,
    message: 'รอสักครู่ก่อนเริ่มรอบต่อไป',
    note: 'Less than 5 seconds after the member’s last draw. `Retry-After` has the seconds to wait; the same key may be sent again.',
  },
  SEED_NOT_PUBLISHED: {
    status: 409,
    message: 'ระบบกำลังประกาศรหัสยืนยันของรอบถัดไป กรุณาลองใหม่ในอีกสักครู่',
    note: 'No signed checkpoint covers the commitment yet. Repeat the request after a few seconds.',
  },
  SEED_PAIR_CHANGED: {
    status: 409,
    message: 'รหัสยืนยันของรอบถัดไปเปลี่ยนแล้ว กรุณาตรวจสอบอีกครั้ง',
    note: 'The commitment is not the one of the member’s next pair. Load `fairness.get` again.',
  },
  CHECK_IN_DONE: { status: 409, message: 'วันนี้เช็คอินแล้ว', note: 'Once a Bangkok day.' },
  AFFILIATE_BALANCE_INSUFFICIENT: {
    status: 409,
    message: 'ยอดค่าแนะนำไม่เพียงพอ',
    note: '`details.balanceSatang`.',
  },
  PASSWORD_WRONG: { status: 422, message: 'รหัสผ่านเดิมไม่ถูกต้อง', note: 'The old password does not match.' },
  PASSWORD_COMMON: {
    status: 422,
    message: 'รหัสผ่านนี้เดาง่ายเกินไป กรุณาตั้งรหัสที่ยากขึ้น',
    note: 'The password is very common, or equals the member’s username or phone number.',
  },
  PASSWORD_SAME: {
    status: 422,
    message: 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม',
    note: 'The new password equals the old one.',
  },
} as const);

export type ErrorCode = keyof typeof errorCodes;

/** Error codes that any operation can return. */
export const commonErrors: readonly ErrorCode[] = [
  'MALFORMED_REQUEST',
  'VALIDATION_FAILED',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'UNKNOWN_BRAND',
  'RATE_LIMITED',
  'MAINTENANCE',
  'OVERLOADED',
  'INTERNAL',
  'NOT_SERVED',
];
/** Error codes that any operation with a session can return. */
export const memberErrors: readonly ErrorCode[] = [
  'SESSION_MISSING',
  'SESSION_INVALID',
  'MEMBER_SUSPENDED',
  'PLAY_PAUSED',
  'NOT_FOUND',
];
/** Error codes that any idempotent operation can return. */
export const idempotencyErrors: readonly ErrorCode[] = ['IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_KEY_REUSED'];

/** A response with this error code ends the session. The HTTP status does not matter (ER-01). */
export const SESSION_ENDED_CODE = '500256';

export function isErrorCode(code: string): code is ErrorCode {
  return Object.prototype.hasOwnProperty.call(errorCodes, code);
}
