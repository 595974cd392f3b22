/** Texts of the daily check-in (ST-05). */
export const checkIn = {
  title: 'เช็คอินวันนี้ รับ {points} คะแนน',
  streak: 'เช็คอินต่อเนื่อง {days} วัน',
  streakNone: 'เริ่มนับวันแรกของคุณวันนี้',
  last: 'ครั้งล่าสุด',
  today: 'วันนี้',
  tomorrow: 'พรุ่งนี้',
  points: '{points} คะแนน',
  claim: 'เช็คอิน',
  claimedTitle: 'เช็คอินแล้ว ได้รับ {points} คะแนน',
  claimedHint: 'พรุ่งนี้กลับมาเช็คอิน รับอีก {points} คะแนน',
  failed: 'ยังเช็คอินไม่สำเร็จ',
  notKnown: 'ยังตรวจสอบการเช็คอินวันนี้ไม่ได้',
  unknownHint: 'กดเช็คอินอีกครั้งได้เลย คะแนนจะไม่เข้าซ้ำ',
} as const;
