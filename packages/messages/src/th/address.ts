import { screenTitles } from './screen-titles.ts';

/** Texts of the delivery address (ME-12). */
export const address = {
  title: screenTitles.address.title,
  lead: 'ใช้จัดส่งของรางวัลถึงบ้านคุณ',
  failed: 'โหลดที่อยู่จัดส่งไม่สำเร็จ',
  none: 'ยังไม่มีที่อยู่จัดส่ง',
  noneHint: 'เพิ่มที่อยู่ไว้ล่วงหน้า แลกของรางวัลแล้วจัดส่งได้ทันที',
  recipient: 'ชื่อผู้รับ',
  phone: 'เบอร์โทรศัพท์ผู้รับ',
  line: 'บ้านเลขที่ หมู่บ้าน ซอย ถนน',
  province: 'จังหวัด',
  district: 'อำเภอหรือเขต',
  subdistrict: 'ตำบลหรือแขวง',
  postcode: 'รหัสไปรษณีย์',
  provinceChoose: 'เลือกจังหวัด',
  districtChoose: 'เลือกอำเภอหรือเขต',
  subdistrictChoose: 'เลือกตำบลหรือแขวง',
  postcodeHint: 'ระบบใส่ให้เองเมื่อเลือกตำบลหรือแขวง',
  submit: 'บันทึกที่อยู่',
  submitting: 'กำลังบันทึกที่อยู่',
  saveFailed: 'บันทึกที่อยู่ไม่สำเร็จ',
  saved: 'บันทึกที่อยู่เรียบร้อยแล้ว',
  savedHint: 'ของรางวัลชิ้นต่อไปจะจัดส่งไปที่นี่',
} as const;
