import type { ErrorMeaning } from './error-codes.contract.ts';

export const protectionErrors = {
  DEPOSIT_LIMIT_REACHED: {
    status: 409,
    message: 'ยอดนี้เกินวงเงินฝากที่คุณตั้งไว้ สลิปของคุณยังอยู่ครบ',
    note: 'A deposit limit of the member refuses the amount. The slip stays confirmable. `details.opensAt` is null if the amount is larger than the limit.',
  },
  GAME_LIMIT_REACHED: {
    status: 409,
    message: 'ถึงวงเงินที่คุณตั้งไว้สำหรับการเล่นแล้ว',
    note: 'A net loss or stake limit of the member leaves nothing. `details.opensAt`.',
  },
  PLAY_PAUSED: {
    status: 409,
    message: 'คุณกำลังพักการเล่น ยังถอนเงินและดูประวัติได้ตามปกติ',
    note: 'A time-out, a self-exclusion or a reached session time limit. `details.until` is null if it has no end yet.',
  },
  LIMIT_OUT_OF_RANGE: {
    status: 422,
    message: 'วงเงินหรือเวลานี้มากกว่าที่ตั้งได้',
    note: '`details.most`: satang, or minutes for session time.',
  },
  LIMIT_RAISE_TOO_EARLY: {
    status: 409,
    message: 'ยังไม่ถึงเวลาที่ยืนยันการเพิ่มวงเงินได้',
    note: '`details.confirmableAt`.',
  },
  LIMIT_RAISE_NOT_WAITING: {
    status: 409,
    message: 'คำขอเพิ่มวงเงินนี้ยืนยันแล้ว ถูกยกเลิก หรือหมดอายุแล้ว',
    note: 'The raise was confirmed, replaced, cancelled or has lapsed.',
  },
  EXCLUSION_NOT_PREPARED: {
    status: 409,
    message: 'ขั้นตอนนี้หมดเวลาแล้ว กรุณาเริ่มใหม่อีกครั้ง',
    note: 'The first step is missing or older than 15 minutes.',
  },
  EXCLUSION_NOT_ACTIVE: {
    status: 409,
    message: 'บัญชีนี้ไม่ได้อยู่ในช่วงงดเล่น',
    note: 'No self-exclusion is active.',
  },
  EXCLUSION_NOT_OVER: {
    status: 409,
    message: 'ยังไม่ครบกำหนดงดเล่นที่คุณเลือกไว้',
    note: '`details.endRequestableAt` is null for a self-exclusion for ever.',
  },
} as const satisfies Readonly<Record<string, ErrorMeaning>>;
