/**
 * Titles of member screens, by namespace. The member layout shows these titles while the screens are loading.
 */
export const screenTitles = {
  user: { title: 'บัญชีของคุณ' },
  address: { title: 'ที่อยู่จัดส่ง' },
  affiliate: { title: 'แนะนำเพื่อน' },
  history: { title: 'ประวัติการทำรายการ' },
  movie: { title: 'ภาพยนตร์' },
  password: { title: 'เปลี่ยนรหัสผ่าน' },
  playBreak: { title: 'พักการเล่น' },
  playHistory: { title: 'สรุปยอดย้อนหลัง 12 เดือน' },
  protection: { title: 'เล่นอย่างรับผิดชอบ' },
  depositPromotion: { title: 'โบนัสช่วงเวลา' },
  ranking: { title: 'ระดับสมาชิก' },
  reward: { title: 'แลกของรางวัล' },
  slip: { title: 'ส่งสลิป' },
  fairness: { title: 'ตรวจสอบความยุติธรรม' },
  prizeWheel: { title: 'วงล้อรางวัล' },
  prizeFlipCard: { title: 'เปิดไพ่รับโชค' },
  winLost: { title: 'ผลแพ้ชนะ' },
} as const;
