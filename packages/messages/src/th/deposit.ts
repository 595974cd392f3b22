/** Texts of the deposit screen (ME-04). */
export const deposit = {
  title: 'ฝากเงิน',
  lead: 'โอนเงินจากแอปธนาคารของคุณ แล้วส่งสลิปให้เรา',
  steps: 'ขั้นตอนการฝากเงิน',
  stepTransfer: 'โอนเงิน',
  stepSlip: 'ส่งสลิป',
  stepCredit: 'เครดิตเข้า',
  stepDone: 'เสร็จแล้ว',

  amountLabel: 'จำนวนเงินที่ต้องการฝาก',
  amountHint: 'ฝากขั้นต่ำ {minimum} ต่อครั้ง',
  amountChips: 'เลือกจำนวนเงินด่วน',
  belowMinimum: 'ฝากขั้นต่ำ {minimum} ต่อครั้ง กรุณาเพิ่มจำนวนเงิน',

  accountTitle: 'โอนเข้าบัญชีนี้',
  accountFailed: 'โหลดบัญชีรับโอนไม่สำเร็จ',
  copyNumber: 'คัดลอกเลขที่บัญชี',
  copyAmount: 'คัดลอกยอด',
  transferAmount: 'ยอดที่ต้องโอน',
  qrPictureLead: 'สแกนเพื่อโอนด้วยพร้อมเพย์',
  qrTitle: 'หรือสแกนพร้อมเพย์',
  qrLabel: 'QR พร้อมเพย์ของ {name}',
  qrLabelAmount: 'QR พร้อมเพย์ของ {name} ยอด {amount}',
  qrHint: 'สแกนด้วยแอปธนาคาร แล้วกรอกยอดเอง',
  qrHintAmount: 'สแกนแล้วยอด {amount} จะขึ้นให้อัตโนมัติ',

  ownAccountTitle: 'โอนจากบัญชีที่คุณลงทะเบียนไว้เท่านั้น',
  ownAccountText: 'หากโอนจากบัญชีอื่น ระบบจะเติมเครดิตให้อัตโนมัติไม่ได้',

  toSlip: 'โอนแล้ว ส่งสลิป',
  haveSlip: 'มีสลิปอยู่แล้ว ส่งสลิปเลย',

  mineTitle: 'รายการฝากของคุณ',
  mineFailed: 'โหลดรายการฝากไม่สำเร็จ',
  mineEmpty: 'ยังไม่มีรายการฝาก',
  mineEmptyHint: 'เมื่อฝากเงินครั้งแรก รายการและสถานะจะแสดงที่นี่',
  statusPending: 'รอตรวจสอบ',
  statusCompleted: 'สำเร็จ',
  statusRejected: 'ไม่อนุมัติ',
  channelSlip: 'ฝากด้วยสลิป',
  channelRequest: 'ฝากผ่านทีมงาน',
  channelStaff: 'ทีมงานเติมเครดิตให้',

  publicTitle: 'ฝากล่าสุด',
  publicEmpty: 'ยังไม่มีรายการฝากล่าสุด',
  publicEmptyHint: 'ยอดฝากล่าสุดของสมาชิกจะแสดงที่นี่',
  publicFailed: 'โหลดรายการล่าสุดไม่สำเร็จ',
} as const;
