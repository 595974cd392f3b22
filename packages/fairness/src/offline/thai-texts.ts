import type { CheckName, CheckStep, DrawCheck } from '../check-draw.ts';

/** Thai texts of the offline verifier. Brands can't change these texts. */
export const texts = {
  title: 'ตรวจผลการสุ่มแบบออฟไลน์',
  lead: 'เลือกไฟล์หลักฐานที่บันทึกจากหน้า “ตรวจสอบความยุติธรรม” การตรวจทำในเครื่องของคุณ ไม่มีการส่งข้อมูลออกไป',
  file: 'ไฟล์หลักฐาน',
  paste: 'หรือวางข้อความหลักฐาน',
  check: 'ตรวจ',
  online: 'เทียบกับสมุดบันทึกสาธารณะทางอินเทอร์เน็ต',
  checking: 'กำลังตรวจ',
  malformed: 'ไฟล์นี้ไม่ใช่หลักฐานที่อ่านได้ หรือถูกแก้ไข',
  unreadable: 'อ่านสมุดบันทึกไม่ได้ ลองตรวจโดยไม่ใช้อินเทอร์เน็ต',
  unsigned: 'สมุดบันทึกในหลักฐานไม่ครบ หรือลายเซ็นไม่ถูกต้อง',
  unsupported: 'เบราว์เซอร์นี้เก่าเกินไป กรุณาเปิดไฟล์นี้ด้วยเบราว์เซอร์รุ่นใหม่',
  key: 'กุญแจตรวจลายเซ็นในหลักฐาน เทียบกับกุญแจบนหน้าเว็บไซต์ ต้องเหมือนกัน หากต่างกัน ให้แจ้งทีมงาน',
  working: 'ตัวเลขสำหรับผู้ที่อยากคำนวณเอง',
  workingOf: (value: number, total: number, index: number): string =>
    `ได้เลข ${value} จาก ${total} ตรงกับช่องที่ ${index}`,
} as const;

export const resultTexts: Readonly<Record<DrawCheck['result'], string>> = {
  proven: 'ผลรอบนี้ถูกต้องทุกขั้นตอน',
  unproven: 'ไม่พบสิ่งผิดปกติ แต่ระบบอาจรู้ผลล่วงหน้าได้',
  waiting: 'ส่วนที่ตรวจได้ตอนนี้ถูกต้อง ตรวจอีกครั้งเมื่อระบบเปิดเผยรหัสลับ',
  failed: 'พบสิ่งที่ไม่ตรงกัน อาจเป็นข้อผิดพลาดของระบบ หรือข้อมูลถูกแก้ เก็บไฟล์นี้ไว้ แล้วแจ้งทีมงาน',
};

export const stepResults: Readonly<Record<CheckStep['result'], string>> = {
  ok: 'ผ่าน',
  failed: 'ไม่ผ่าน',
  waiting: 'รอตรวจ',
  unproven: 'ยืนยันไม่ได้',
};

export const stepTexts: Readonly<Record<CheckName, string>> = {
  clientSeed: 'ลำดับการปิดผนึกและส่งรหัส',
  logged: 'ผลในสมุดบันทึก',
  history: 'ประวัติสมุดบันทึก',
  serverSeed: 'รหัสลับกับรอยผนึก',
  weights: 'ตารางโอกาสของรอบนี้',
  outcome: 'การคิดผลซ้ำ',
  prize: 'รางวัลกับผล',
};
