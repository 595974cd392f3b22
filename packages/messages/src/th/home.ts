/** Texts of the home page (PU-01). */
export const home = {
  title: 'หน้าหลัก',
  heroFallback: 'ฝากง่าย ถอนชัดเจน เล่นได้ทุกที่',
  heroText: 'ทำรายการได้ด้วยตัวเองบนมือถือ เห็นสถานะทุกขั้นตอน และมีทีมงานดูแลเมื่อคุณต้องการ',
  loginTitle: 'เข้าสู่ระบบสมาชิก',

  newHere: 'ยังไม่ได้เป็นสมาชิก',
  registerHint: 'สมัครเพียง 2 ขั้นตอน ใช้เบอร์มือถือและบัญชีธนาคารของคุณเอง',
  registerAction: 'สมัครสมาชิก',

  offerTitle: 'ทำไมต้อง{brand}',
  offerMoneyTitle: 'เงินเข้าออกเห็นชัด',
  offerMoneyText: 'ส่งสลิป ตรวจยอด และติดตามการถอนได้ทุกขั้นตอน',
  offerGamesTitle: 'เครดิตเดียว เล่นได้ทุกค่าย',
  offerGamesText: 'ออกจากเกมเมื่อไร เครดิตกลับเข้ากระเป๋าให้ทันที',
  offerRefundTitle: 'คืนยอดเสียทุกระดับ',
  offerRefundText: 'สมาชิกได้คืนยอดเสีย {from} ถึง {to} ตามระดับของคุณ',
  offerRefundEqual: 'สมาชิกทุกระดับได้คืนยอดเสีย {percent}',
  offerRefundSomeTitle: 'คืนยอดเสีย',
  offerRefundSome: 'สมาชิกบางระดับได้คืนยอดเสีย {from} ถึง {to}',
  offerRefundSomeEqual: 'สมาชิกบางระดับได้คืนยอดเสีย {percent}',
  offerSafeTitle: 'ถอนเข้าบัญชีคุณเท่านั้น',
  offerSafeText: 'เงินถอนเข้าได้เฉพาะบัญชีธนาคารที่เป็นชื่อของคุณ',

  categoriesTitle: 'เลือกเล่นตามใจ',
  categoriesHint: 'เข้าสู่ระบบแล้วเลือกหมวดที่ชอบได้เลย',
  categoryLabel: 'เกมหมวด{category}',

  waysTitle: 'แวะดูก่อนได้',
  promotionHint: 'โบนัสตามช่วงเวลาของวัน',
  liveScoreHint: 'ผลการแข่งขันนาทีต่อนาที',
  scoreHint: 'อันดับและคะแนนล่าสุด',

  movementsTitle: 'รายการล่าสุด',
  depositsTitle: 'ฝากล่าสุด',
  withdrawalsTitle: 'ถอนล่าสุด',
  movementsHint: 'เราปิดชื่อบางส่วนเพื่อความเป็นส่วนตัว',
  depositsEmpty: 'รายการฝากของสมาชิกจะแสดงที่นี่',
  withdrawalsEmpty: 'รายการถอนของสมาชิกจะแสดงที่นี่',
  movementsFailed: 'โหลดรายการล่าสุดไม่สำเร็จ',

  announcementsTitle: 'ประกาศ',
  announcementsEmpty: 'ยังไม่มีประกาศในตอนนี้',
  announcementsFailed: 'โหลดประกาศไม่สำเร็จ',
} as const;
