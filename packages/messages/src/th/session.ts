/** Texts of the sign-in (PU-02). */
export const session = {
  title: 'เข้าสู่ระบบ',
  description: 'ยินดีต้อนรับกลับมา',
  submit: 'เข้าสู่ระบบ',
  submitting: 'กำลังเข้าสู่ระบบ',
  registered: 'สมัครสมาชิกเรียบร้อยแล้ว กรุณาเข้าสู่ระบบ',
  sessionEnded: 'หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบอีกครั้ง',
  needed: 'กรุณาเข้าสู่ระบบก่อน',
  returning: 'เข้าสู่ระบบแล้วจะพาคุณไปยังหน้าที่เปิดค้างไว้',
  noAccount: 'ยังไม่มีบัญชี',
  forgot: 'ลืมรหัสผ่าน',
  forgotAction: 'ติดต่อทีมงาน',
} as const;
