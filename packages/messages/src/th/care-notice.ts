/** Texts of the message to a member whose play shows signs of harm. The tone is calm. */
export const careNotice = {
  title: 'ยังสบายใจกับการเล่นอยู่ไหม',
  text: 'บางครั้งเราก็เล่นนานหรือบ่อยกว่าที่ตั้งใจ คุณตั้งวงเงินหรือพักได้ทุกเมื่อ หรือโทรคุยกับ{name}ก็ได้',
  why: 'ข้อความนี้ดูจากการฝากและการเล่น ในช่วงที่ผ่านมา ปิดแล้วจะไม่แสดงอีก 7 วัน',
  limits: 'ดูและตั้งวงเงิน',
  rest: 'พักการเล่น',
  dismiss: 'ปิดข้อความนี้',
  dismissed: 'ปิดข้อความแล้ว',
  failed: 'ปิดข้อความไม่สำเร็จ',
} as const;
