export const banner = {
  label: 'ข่าวสารจาก{brand}',
  previous: 'ภาพก่อนหน้า',
  next: 'ภาพถัดไป',
  dismiss: 'ปิดภาพข่าวสาร',
  dismissed: 'ปิดภาพข่าวสารแล้ว',
} as const;
