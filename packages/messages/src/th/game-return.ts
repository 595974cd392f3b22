/** Texts of the return of credit from a game (ME-22). */
export const gameReturn = {
  pending: 'กำลังนำเครดิตกลับมาให้คุณ',
  pendingHint: 'รอสักครู่ ไม่ต้องกดอะไร',
  returned: 'เครดิตกลับมาแล้ว {amount}',
  comparedToTaken: 'เทียบกับตอนเข้าเกม',
  sameAsTaken: 'เท่ากับตอนเข้าเกม',
  failed: 'ยังนำเครดิตกลับมาไม่ได้',
  failedHint: 'เครดิตของคุณปลอดภัยอยู่กับค่ายเกม กดลองใหม่ได้เลย ระบบจะไม่ทำรายการซ้ำ',
  offlineHint: 'เครดิตของคุณปลอดภัยอยู่กับค่ายเกม เราจะนำกลับให้เองเมื่ออินเทอร์เน็ตกลับมา',
} as const;
