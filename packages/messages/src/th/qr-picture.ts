/** Texts of the dialog that saves a QR code as a picture. */
export const qrPicture = {
  save: 'บันทึกรูป QR',
  title: 'บันทึกรูป QR',
  text: 'บันทึกรูปนี้ไว้ แล้วเปิดจากคลังภาพเพื่อสแกน',
  hold: 'ถ้าปุ่มไม่ทำงาน ให้กดค้างที่รูปแล้วเลือกบันทึกรูปภาพ',
  holdOnly: 'กดค้างที่รูป แล้วเลือกบันทึกรูปภาพ',
  making: 'กำลังสร้างรูป',
  download: 'บันทึกลงเครื่อง',
  share: 'แชร์หรือบันทึกรูป',
  failed: 'สร้างรูปไม่ได้ กรุณาแคปหน้าจอ QR แทน',
} as const;
