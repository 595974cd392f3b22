/** Texts about verified slips that the member has not confirmed (ME-05). */
export const waitingSlip = {
  title: 'สลิปที่รอคุณยืนยัน',
  text: 'ธนาคารยืนยันรายการโอนแล้ว กดยืนยันเพื่อเติมเครดิต',
  from: 'โอนจาก',
  transferredAt: 'โอนเมื่อ',
  expiresAt: 'ยืนยันได้ถึง',
  confirm: 'ยืนยันเติมเครดิต {amount}',
  credited: 'เติมเครดิต {amount} เรียบร้อยแล้ว',
  creditedBonus: 'ได้โบนัสช่วงเวลาเพิ่มอีก {amount}',
  notKnown: 'ยังตรวจสอบไม่ได้ว่ามีสลิปที่รอคุณยืนยันหรือไม่',
  confirmAgain: 'กดยืนยันอีกครั้งได้เลย ระบบจะไม่เติมเครดิตซ้ำ',
} as const;
