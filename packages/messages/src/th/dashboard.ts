/** Texts of the dashboard (ME-03). */
export const dashboard = {
  title: 'หน้าหลัก',
  greeting: 'สวัสดี คุณ{name}',
  creditTitle: 'เครดิตของคุณ',
  creditFailed: 'ยังโหลดเครดิตไม่ได้',
  points: 'คะแนนสะสม {points} คะแนน',
  actions: 'ฝากและถอนเงิน',
  records: 'รายการและผลการเล่น',
  history: 'ประวัติ',
  winLost: 'ผลแพ้ชนะ',

  firstTitle: 'เริ่มเล่นได้ใน 3 ขั้นตอน',
  firstText: 'ฝากครั้งแรกขั้นต่ำ {minimum} เครดิตเข้าทันทีที่ธนาคารยืนยันสลิป',
  firstTransfer: 'โอนเงินเข้าบัญชีของเรา',
  firstTransferHint: 'ใช้บัญชีธนาคารที่คุณลงทะเบียนไว้',
  firstSlip: 'ส่งรูปสลิป',
  firstSlipHint: 'รูปสลิปจากแอปธนาคาร',
  firstPlay: 'เครดิตเข้า เลือกเกมได้เลย',
  firstPlayHint: 'ถอนออกได้ทุกเมื่อตามวงเงินของระดับสมาชิก',
  firstAction: 'ฝากครั้งแรก',

  promotionTitle: 'โบนัสช่วงเวลา',
  promotionText: 'ฝากเงินในช่วงเวลาต่อไปนี้ รับโบนัสเพิ่ม รวมไม่เกิน {amount} ต่อวัน',
  promotionWindow: '{start} – {end} น.',
  promotionRate: 'โบนัส {percent}',
  promotionUpTo: 'สูงสุด {amount}',
  promotionNotKnown: 'ยังดูโบนัสวันนี้ไม่ได้',
  promotionAction: 'ฝากรับโบนัส',

  gamesTitle: 'เลือกเกม',

  newsTitle: 'ประกาศ',
  newsMore: 'ดูประกาศทั้งหมด {count} รายการ',
  newsLess: 'แสดงน้อยลง',
  newsEmpty: 'ยังไม่มีประกาศ',
  newsEmptyHint: 'ข่าวสารและกำหนดปิดปรับปรุงจะแสดงที่นี่',
  newsFailed: 'โหลดประกาศไม่สำเร็จ',

  tierTitle: 'ระดับสมาชิก',
  tierFailed: 'โหลดระดับสมาชิกไม่สำเร็จ',
  tierAll: 'ดูสิทธิ์ของทุกระดับ',
  tierBenefits: 'สิทธิ์ของระดับ{tier}',
} as const;
