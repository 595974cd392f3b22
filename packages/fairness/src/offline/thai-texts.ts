import type { CheckName, CheckStep, DrawCheck } from '../check-draw.ts';

/**
 * Thai texts of the offline verifier. Brands can't change these texts. The texts of the site are in
 * `@chada/messages`.
 */
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
  key: 'กุญแจตรวจลายเซ็นในหลักฐาน เทียบกับกุญแจบนหน้าเว็บไซต์ ต้องเหมือนกัน',
  working: 'ตัวเลขสำหรับผู้ที่อยากคำนวณเอง',
  workingOf: (value: number, total: number, index: number): string =>
    `ได้เลข ${value} จาก ${total} ตรงกับช่องที่ ${index}`,
} as const;

export const resultTexts: Readonly<Record<DrawCheck['result'], string>> = {
  proven: 'ผลรอบนี้ถูกต้องทุกขั้นตอน',
  unproven: 'ไม่พบสิ่งผิดปกติ แต่ยืนยันไม่ได้ว่าไม่มีใครรู้ผลล่วงหน้า',
  waiting: 'ส่วนที่ตรวจได้ตอนนี้ถูกต้อง ตรวจอีกครั้งเมื่อระบบเปิดเผยรหัสลับ',
  failed: 'พบสิ่งที่ไม่ตรงกัน เก็บไฟล์นี้ไว้และส่งให้ทีมงานตรวจสอบ',
};

export const stepResults: Readonly<Record<CheckStep['result'], string>> = {
  ok: 'ผ่าน',
  failed: 'ไม่ผ่าน',
  waiting: 'รอตรวจ',
  unproven: 'ยืนยันไม่ได้',
};

export const stepTexts: Readonly<Record<CheckName, string>> = {
  clientSeed: 'ระบบให้คำมั่นในสมุดบันทึกก่อนได้รับรหัสของสมาชิก',
  logged: 'ผลรอบนี้อยู่ในสมุดบันทึกที่ลงลายเซ็น',
  history: 'สมุดบันทึกไม่ถูกแก้ย้อนหลัง',
  serverSeed: 'รหัสลับที่เปิดเผยตรงกับคำมั่น',
  weights: 'ตารางโอกาสตรงกับที่บันทึกไว้',
  outcome: 'คำนวณซ้ำได้ผลเดิม',
  prize: 'รางวัลตรงกับผล',
};
