export const daySpan = {
  group: 'เลือกช่วงวันที่',
  last7: '7 วัน',
  last30: '30 วัน',
  last90: '90 วัน',
  thisMonth: 'เดือนนี้',
  previousMonth: 'เดือนก่อนหน้า',
  nextMonth: 'เดือนถัดไป',
  chooseMonth: 'เลือกเดือน',
} as const;
