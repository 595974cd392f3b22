/** The meaning of an error code: its HTTP status and its message for the member. */
export interface ErrorMeaning {
  readonly status: number;
  /** For the member, in Thai. */
  readonly message: string;
  /** For the developer, in English. */
  readonly note: string;
}

const define = <const Table extends Record<string, ErrorMeaning>>(table: Table): Table => table;

/**
 * Every error code of the API. Only a refused session and the login call respond with 401 and 403; a business refusal is
 * 409 or 422 (RD-04); another member's record is 404 (RD-19).
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
    note: 'The member may not hold a session.',
  },
  CREDENTIALS_WRONG: {
    status: 401,
    message: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
    note: 'Login only; does not reveal which of the two.',
  },

  MALFORMED_REQUEST: {
    status: 400,
    message: 'ข้อมูลที่ส่งมาไม่อยู่ในรูปแบบที่ถูกต้อง',
    note: 'The body is not valid JSON or a valid form.',
  },
  VALIDATION_FAILED: {
    status: 422,
    message: 'กรุณาตรวจสอบข้อมูลที่กรอกอีกครั้ง',
    note: '`fields` names each refused field.',
  },
  BODY_TOO_LARGE: {
    status: 413,
    message: 'ข้อมูลที่ส่งมีขนาดใหญ่เกินไป',
    note: 'Above the body limit of the operation.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    message: 'ระบบไม่รองรับข้อมูลชนิดนี้',
    note: 'Neither JSON nor the form the operation takes.',
  },
  NOT_FOUND: {
    status: 404,
    message: 'ไม่พบข้อมูลที่ต้องการ',
    note: 'No such route or record, or another member’s.',
  },
  METHOD_NOT_ALLOWED: { status: 405, message: 'ไม่รองรับคำสั่งนี้', note: 'The path exists with another method.' },
  UNKNOWN_BRAND: { status: 421, message: 'ไม่พบเว็บไซต์นี้ในระบบ', note: 'The host name belongs to no brand.' },
  RATE_LIMITED: {
    status: 429,
    message: 'ทำรายการถี่เกินไป กรุณารอสักครู่แล้วลองใหม่',
    note: '`Retry-After` gives the seconds.',
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
    note: 'websiteStatus is MA.',
  },
  OVERLOADED: {
    status: 503,
    message: 'ขณะนี้มีผู้ใช้งานจำนวนมาก กรุณาลองใหม่อีกครั้ง',
    note: 'A bounded queue is full.',
  },
  INTERNAL: {
    status: 500,
    message: 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง',
    note: 'A fault of the server; see its log by request id.',
  },
  NOT_SERVED: {
    status: 501,
    message: 'ยังไม่เปิดให้บริการส่วนนี้',
    note: 'The backend does not serve this operation yet.',
  },
  FEATURE_OFF: {
    status: 404,
    message: 'เว็บไซต์นี้ไม่ได้เปิดให้บริการส่วนนี้',
    note: 'The brand has the feature switched off.',
  },

  USERNAME_TAKEN: { status: 409, message: 'ชื่อผู้ใช้นี้มีผู้ใช้แล้ว กรุณาเลือกชื่ออื่น', note: 'Unique within a brand.' },
  PHONE_TAKEN: { status: 409, message: 'เบอร์โทรศัพท์นี้สมัครสมาชิกแล้ว', note: 'Unique within a brand.' },
  BANK_ACCOUNT_TAKEN: { status: 409, message: 'บัญชีธนาคารนี้ถูกใช้สมัครสมาชิกแล้ว', note: 'Unique within a brand.' },
  BANK_ACCOUNT_UNKNOWN: {
    status: 422,
    message: 'ไม่พบบัญชีธนาคารนี้ กรุณาตรวจสอบธนาคารและเลขที่บัญชี',
    note: 'The bank has no such account.',
  },
  BANK_UNAVAILABLE: {
    status: 502,
    message: 'ยังติดต่อธนาคารไม่ได้ กรุณาลองใหม่อีกครั้ง',
    note: 'The bank gateway failed or timed out.',
  },
  AFFILIATE_CODE_UNKNOWN: {
    status: 404,
    message: 'ไม่พบรหัสผู้แนะนำนี้',
    note: 'No member of this brand has the code.',
  },

  CREDIT_INSUFFICIENT: { status: 409, message: 'เครดิตไม่เพียงพอ', note: 'The wallet would go below zero.' },
  WITHDRAW_BELOW_MINIMUM: { status: 422, message: 'ยอดถอนต่ำกว่าขั้นต่ำ', note: '`details.minimumSatang`.' },
  WITHDRAW_ABOVE_CREDIT: { status: 409, message: 'ยอดถอนมากกว่าเครดิตที่มี', note: '`details.creditSatang`.' },
  WITHDRAW_BONUS_LOCKED: {
    status: 409,
    message: 'โบนัสส่วนนี้ยังมียอดเล่นไม่ครบ จึงยังถอนไม่ได้',
    note: '`details.lockedSatang`, `details.freeSatang`. Our extension: a bonus with turnover to do.',
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

  SLIP_NOT_IMAGE: {
    status: 422,
    message: 'ไฟล์นี้ไม่ใช่รูปภาพสลิป กรุณาเลือกรูป JPG หรือ PNG',
    note: 'Judged by content, not by name.',
  },
  SLIP_TOO_LARGE: {
    status: 413,
    message: 'รูปสลิปใหญ่เกินไป กรุณาใช้รูปไม่เกิน 5 MB',
    note: 'Bytes or pixels above the bound.',
  },
  SLIP_NO_QR: {
    status: 422,
    message: 'อ่าน QR บนสลิปไม่ได้ กรุณาใช้รูปสลิปต้นฉบับจากแอปธนาคาร',
    note: 'No payment mini-QR, or its check sum is wrong.',
  },
  SLIP_TRANSFER_UNKNOWN: {
    status: 422,
    message: 'ธนาคารไม่พบรายการโอนของสลิปนี้',
    note: 'The bank has no such transfer.',
  },
  SLIP_ALREADY_USED: {
    status: 409,
    message: 'สลิปนี้ถูกใช้ไปแล้ว',
    note: '(sending bank, reference) counts once, ever.',
  },
  SLIP_WRONG_RECEIVER: {
    status: 422,
    message: 'สลิปนี้ไม่ได้โอนเข้าบัญชีของเรา',
    note: 'Another receiving account.',
  },
  SLIP_WRONG_SENDER: {
    status: 422,
    message: 'สลิปนี้ไม่ได้โอนจากบัญชีที่คุณลงทะเบียนไว้',
    note: 'The sender is not the member’s registered account.',
  },
  SLIP_TOO_OLD: {
    status: 422,
    message: 'สลิปนี้เก่าเกินไป ระบบรับเฉพาะรายการโอนใน 7 วันล่าสุด',
    note: '`details.maxAgeDays`; staff can still credit the transfer.',
  },
  SLIP_BEFORE_REGISTRATION: {
    status: 422,
    message: 'รายการโอนนี้เกิดก่อนที่คุณสมัครสมาชิก จึงใช้เติมเครดิตไม่ได้',
    note: 'The transfer predates the member’s registration.',
  },
  SLIP_NEEDS_STAFF: {
    status: 422,
    message: 'ธนาคารแสดงข้อมูลบัญชีไม่ครบ ระบบจึงเติมเครดิตให้เองไม่ได้',
    note: 'Bank, number or name is hidden; staff decide on a request about `details.slipId`.',
  },
  SLIP_WRONG_AMOUNT: {
    status: 422,
    message: 'ยอดเงินในสลิปไม่ตรงกับยอดที่แจ้ง',
    note: '`details.slipAmountSatang`.',
  },
  SLIP_NOT_CONFIRMABLE: {
    status: 409,
    message: 'สลิปนี้ยังยืนยันไม่ได้',
    note: 'It is pending at the bank or already settled.',
  },
  DEPOSIT_BELOW_MINIMUM: { status: 422, message: 'ยอดฝากต่ำกว่าขั้นต่ำ', note: '`details.minimumSatang`.' },

  GAME_UNAVAILABLE: {
    status: 409,
    message: 'เกมนี้ปิดให้บริการชั่วคราว',
    note: 'Unknown, disabled, or of a category the brand has off.',
  },
  GAME_NOT_OPEN: {
    status: 409,
    message: 'เกมนี้ปิดแล้ว เครดิตกลับมาที่บัญชีของคุณแล้ว',
    note: 'The session to resume is closed, or its credit is being returned.',
  },
  GAME_PROVIDER_UNAVAILABLE: {
    status: 502,
    message: 'ค่ายเกมไม่ตอบสนอง เครดิตของคุณยังอยู่ครบ กรุณาลองใหม่',
    note: 'The provider failed; nothing moved, or it is moved back.',
  },

  REWARD_OUT_OF_STOCK: { status: 409, message: 'ของรางวัลนี้หมดแล้ว', note: '' },
  POINT_INSUFFICIENT: { status: 409, message: 'คะแนนสะสมไม่เพียงพอ', note: '`details.point`.' },
  ADDRESS_MISSING: {
    status: 409,
    message: 'กรุณาเพิ่มที่อยู่จัดส่งก่อนแลกของรางวัล',
    note: 'A goods reward needs an address.',
  },
  WHEEL_NO_SPIN: { status: 409, message: 'วันนี้ใช้สิทธิ์หมุนวงล้อครบแล้ว', note: '`details.nextAt`.' },
  FLIP_CARD_NO_TURN: { status: 409, message: 'วันนี้ใช้สิทธิ์เปิดไพ่ครบแล้ว', note: '`details.nextAt`.' },
  CHECK_IN_DONE: { status: 409, message: 'วันนี้เช็คอินแล้ว', note: 'Once a Bangkok day.' },
  AFFILIATE_BALANCE_INSUFFICIENT: {
    status: 409,
    message: 'ยอดค่าแนะนำไม่เพียงพอ',
    note: '`details.balanceSatang`.',
  },
  PASSWORD_WRONG: { status: 422, message: 'รหัสผ่านเดิมไม่ถูกต้อง', note: '' },
  PASSWORD_COMMON: {
    status: 422,
    message: 'รหัสผ่านนี้เดาง่ายเกินไป กรุณาตั้งรหัสที่ยากขึ้น',
    note: 'One of those that are tried first, or the member’s own username or phone.',
  },
  PASSWORD_SAME: { status: 422, message: 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม', note: '' },
} as const);

/** A code of the API's error table. */
export type ErrorCode = keyof typeof errorCodes;

/** Refusals that any operation can respond with. */
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
/** Refusals that any member operation can respond with. */
export const memberErrors: readonly ErrorCode[] = [
  'SESSION_MISSING',
  'SESSION_INVALID',
  'MEMBER_SUSPENDED',
  'NOT_FOUND',
];
/** Refusals that any idempotent operation can respond with. */
export const idempotencyErrors: readonly ErrorCode[] = ['IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_KEY_REUSED'];

/** The code that ends the session, with any status (ER-01). */
export const SESSION_ENDED_CODE = '500256';

/** True if a text is a code of `errorCodes`. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.prototype.hasOwnProperty.call(errorCodes, code);
}
