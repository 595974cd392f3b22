import type { ErrorMeaning } from './error-codes.contract.ts';

export const slipErrors = {
  SLIP_NOT_IMAGE: {
    status: 422,
    message: 'ไฟล์นี้ไม่ใช่รูปภาพสลิป กรุณาเลือกรูป JPG หรือ PNG',
    note: 'The format is detected by content, not by file name.',
  },
  SLIP_TOO_LARGE: {
    status: 413,
    message: 'รูปสลิปใหญ่เกินไป กรุณาใช้รูปไม่เกิน 5 MB',
    note: 'The image has too many bytes or pixels.',
  },
  SLIP_NO_QR: {
    status: 422,
    message: 'อ่าน QR บนสลิปไม่ได้ กรุณาใช้รูปสลิปต้นฉบับจากแอปธนาคาร',
    note: 'The image has no payment mini-QR, or the mini-QR has a wrong checksum.',
  },
  SLIP_TRANSFER_UNKNOWN: {
    status: 422,
    message: 'ธนาคารไม่พบรายการโอนของสลิปนี้',
    note: 'The bank does not know the transfer.',
  },
  SLIP_ALREADY_USED: {
    status: 409,
    message: 'สลิปนี้ถูกใช้ไปแล้ว',
    note: 'A transfer, identified by sending bank and reference, is credited only once.',
  },
  SLIP_WRONG_RECEIVER: {
    status: 422,
    message: 'สลิปนี้ไม่ได้โอนเข้าบัญชีของเรา',
    note: 'The transfer went to another account.',
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
    note: 'The sender’s bank, number or name is hidden. Staff can approve a request with `details.slipId`.',
  },
  SLIP_WRONG_AMOUNT: {
    status: 422,
    message: 'ยอดเงินในสลิปไม่ตรงกับยอดที่แจ้ง',
    note: '`details.slipAmountSatang`.',
  },
  SLIP_NOT_CONFIRMABLE: {
    status: 409,
    message: 'สลิปนี้ยังยืนยันไม่ได้',
    note: 'The slip is pending at the bank or already credited.',
  },
  DEPOSIT_BELOW_MINIMUM: { status: 422, message: 'ยอดฝากต่ำกว่าขั้นต่ำ', note: '`details.minimumSatang`.' },
} as const satisfies Readonly<Record<string, ErrorMeaning>>;
