/** The page that asks for a new version of a consent. */
export const consent = {
  title: 'ข้อตกลงฉบับใหม่',
  intro: 'เราปรับปรุงข้อความด้านล่าง โปรดอ่านก่อนใช้งานต่อ',
  required: 'กรุณายอมรับข้อนี้เพื่อใช้งานต่อ',
  submit: 'บันทึกและไปต่อ',
  later: 'ยังไม่ต้องตอบตอนนี้ก็ได้ ระหว่างนี้คุณยังทำรายการเหล่านี้ได้ตามปกติ',
  withdraw: 'ถอนเงิน',
  history: 'ดูประวัติ',
  help: 'ติดต่อทีมงาน',
} as const;
