/** Texts of pages with an iframe of a third party (PU-09, PU-10). */
export const frame = {
  hint: 'ข้อมูลจากผู้ให้บริการภายนอก',
  offline: 'คุณออฟไลน์อยู่ ข้อมูลจะอัปเดตเมื่อเชื่อมต่ออินเทอร์เน็ตแล้ว',
  backHome: 'กลับหน้าหลัก',
  backToMedia: 'กลับไปหน้ากิจกรรม',
} as const;
