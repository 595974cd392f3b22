/** Error messages of amount fields. The keys are the values of the type `BahtInputRefusal`. */
export const amountInput = {
  empty: 'กรุณากรอกจำนวนเงิน',
  tooLong: 'จำนวนเงินยาวเกินไป กรุณาตรวจสอบอีกครั้ง',
  notANumber: 'กรุณากรอกจำนวนเงินเป็นตัวเลข เช่น 500 หรือ 1,234.50',
  negative: 'จำนวนเงินต้องไม่ติดลบ',
  zero: 'จำนวนเงินต้องมากกว่า 0 บาท',
  tooManyDecimals: 'ใส่ทศนิยมได้ไม่เกิน 2 ตำแหน่ง',
  tooLarge: 'จำนวนเงินสูงเกินไป กรุณาตรวจสอบอีกครั้ง',
} as const;
