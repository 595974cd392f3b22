import { screenTitles } from './screen-titles.ts';

/** Texts of the screen where a member sees, withdraws and gives consents. */
export const myConsents = {
  title: screenTitles.myConsents.title,
  lead: 'ดูข้อที่คุณยินยอมไว้ และถอนข้อที่ไม่บังคับได้ทุกเมื่อ',
  failed: 'โหลดความยินยอมไม่สำเร็จ',
  empty: 'ตอนนี้ไม่มีข้อที่เราขอความยินยอมจากคุณ',
  emptyHint: 'เมื่อเราขอความยินยอม รายการจะแสดงที่นี่ และคุณถอนข้อที่ไม่บังคับได้ทุกเมื่อ',
  documents: 'ข้อตกลงและนโยบายที่ใช้กับบัญชีของคุณ',
  edition: 'ฉบับวันที่ {date}',
  given: 'ยินยอมแล้ว',
  withdrawn: 'ไม่ยินยอม',
  unanswered: 'ยังไม่ได้ตอบ',
  givenAt: 'ยินยอมเมื่อ',
  withdrawnAt: 'ตอบว่าไม่ยินยอมเมื่อ',
  version: 'ฉบับ',
  newVersion: 'ข้อความด้านบนเป็นฉบับ {version} ซึ่งใหม่กว่าฉบับที่คุณตอบไว้',
  withdraw: 'ถอนความยินยอม',
  give: 'ให้ความยินยอม',
  hasWithdrawn: 'ถอนความยินยอมเรียบร้อยแล้ว',
  hasGiven: 'บันทึกความยินยอมเรียบร้อยแล้ว',
  required: 'ข้อนี้จำเป็นต่อการมีบัญชี',
  requiredHint: 'หากต้องการถอนความยินยอมข้อนี้ โปรดติดต่อทีมงานเพื่อปิดบัญชี คุณยังถอนเงินคงเหลือทั้งหมดได้ก่อนปิดบัญชี',
  contact: 'ติดต่อทีมงาน',
  droppedGiven: 'ตอนนี้เราไม่ได้ขอข้อนี้แล้ว แต่ความยินยอมเดิมยังมีผลจนกว่าคุณจะถอน',
  droppedWithdrawn: 'ตอนนี้เราไม่ได้ขอข้อนี้แล้ว',
  droppedId: 'ข้อที่เลิกใช้แล้ว ({id})',
} as const;
