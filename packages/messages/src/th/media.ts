/** The media hub (ME-15). */
export const media = {
  title: 'บันเทิง',
  lead: 'เล่นฟรี ดูเพลิน แลกของรางวัล',
  list: 'กิจกรรมทั้งหมด',
  wheelHint: 'หมุนฟรีทุกวัน',
  flipCardHint: 'เปิดไพ่ฟรีทุกวัน',
  movie: 'ภาพยนตร์',
  movieHint: 'ดูได้ทุกเมื่อ',
  promotion: 'โบนัสช่วงเวลา',
  promotionHint: 'ดูช่วงเวลาและอัตราโบนัส',
  reward: 'แลกของรางวัล',
  rewardHint: 'ใช้คะแนนสะสมแลก',
  left: 'เหลือ {count} สิทธิ์',
  leftNone: 'วันนี้ครบแล้ว',
  overviewFailed: 'ยังดูสิทธิ์คงเหลือไม่ได้ แต่เข้าเล่นได้ตามปกติ',
  empty: 'ยังไม่มีกิจกรรมในตอนนี้',
  emptyHint: 'เมื่อเปิดกิจกรรมใหม่ จะแสดงที่นี่',
} as const;
