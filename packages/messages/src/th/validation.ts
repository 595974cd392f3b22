/** Error messages of form fields. The error messages of amount fields are in `amountInput`. */
export const validation = {
  requiredField: 'กรุณากรอก{field}',
  tooLong: 'กรอกได้ไม่เกิน {count} ตัวอักษร',
  digitsOnly: 'กรอกเป็นตัวเลขเท่านั้น',

  usernameLength: 'ชื่อผู้ใช้ต้องมี {min} ถึง {max} ตัวอักษร',
  usernameCharacters: 'ชื่อผู้ใช้ใช้ได้เฉพาะ a-z, 0-9 และ _ (ขีดล่าง)',
  usernameStart: 'ชื่อผู้ใช้ต้องขึ้นต้นด้วยตัวอักษร a-z',
  usernameTaken: 'ชื่อผู้ใช้นี้มีคนใช้แล้ว กรุณาลองชื่ออื่น',

  passwordLength: 'รหัสผ่านต้องมี {min} ถึง {max} ตัวอักษร',
  passwordCommon: 'รหัสผ่านนี้เดาง่ายเกินไป กรุณาตั้งรหัสที่ยากขึ้น',
  passwordSameAsUsername: 'รหัสผ่านต้องไม่ซ้ำกับชื่อผู้ใช้หรือเบอร์โทรศัพท์',
  passwordSameAsOld: 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสเดิม',
  passwordOldRequired: 'กรุณากรอกรหัสผ่านปัจจุบัน',
  passwordConfirmRequired: 'กรุณากรอกรหัสผ่านอีกครั้งเพื่อยืนยัน',
  passwordConfirmDiffers: 'รหัสผ่านทั้งสองช่องไม่ตรงกัน',

  phoneRequired: 'กรุณากรอกเบอร์โทรศัพท์',
  phoneFormat: 'กรุณากรอกเบอร์มือถือ 10 หลัก ขึ้นต้นด้วย 06, 08 หรือ 09',
  phoneTaken: 'เบอร์นี้สมัครสมาชิกไว้แล้ว กรุณาเข้าสู่ระบบหรือใช้เบอร์อื่น',

  lineIdRequired: 'กรุณากรอก LINE ID',
  lineIdFormat: 'LINE ID มี 4 ถึง 20 ตัว ใช้ได้เฉพาะ a-z, 0-9 และ . _ -',
  emailRequired: 'กรุณากรอกอีเมล',
  emailFormat: 'กรุณากรอกอีเมลให้ถูกต้อง ต้องมี @ และชื่อเว็บไซต์ต่อท้าย',

  bankRequired: 'กรุณาเลือกธนาคาร',
  accountRequired: 'กรุณากรอกเลขที่บัญชี',
  accountFormat: 'เลขที่บัญชีต้องเป็นตัวเลข {min} ถึง {max} หลัก',
  accountTaken: 'บัญชีนี้ผูกกับสมาชิกคนอื่นแล้ว กรุณาใช้บัญชีอื่น',
  accountNotFound: 'ไม่พบบัญชีนี้ กรุณาตรวจสอบธนาคารและเลขที่บัญชี',
  consentRequired: 'กรุณายอมรับข้อนี้เพื่อสมัครสมาชิก',
  ageRequired: 'กรุณายืนยันว่าคุณอายุ {age} ปีขึ้นไป',
  dateFormat: 'กรุณาเลือกวันที่ให้ถูกต้อง',
  dateOrder: 'วันที่เริ่มต้นต้องไม่อยู่หลังวันที่สิ้นสุด',
  dateFuture: 'เลือกได้ไม่เกินวันนี้',
  dateRange: 'เลือกช่วงเวลาได้ไม่เกิน {days} วัน',

  addressRequired: 'กรุณากรอกที่อยู่',
  provinceRequired: 'กรุณาเลือกจังหวัด',
  districtRequired: 'กรุณาเลือกอำเภอหรือเขต',
  subDistrictRequired: 'กรุณาเลือกตำบลหรือแขวง',
  fileRequired: 'กรุณาเลือกรูปภาพ',
  fileType: 'ใช้ได้เฉพาะไฟล์รูปภาพ JPG หรือ PNG',
  fileTooLarge: 'รูปใหญ่เกิน {megabytes} MB กรุณาเลือกรูปที่เล็กลง',
  fileUnreadable: 'เปิดรูปนี้ไม่ได้ กรุณาเลือกรูปอื่น',

  checking: 'กำลังตรวจสอบ',
} as const;
