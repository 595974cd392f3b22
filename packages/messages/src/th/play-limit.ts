/** Names of limits and periods, and labels of the session's sums. Several features use them. */
export const playLimit = {
  deposit: 'วงเงินฝาก',
  loss: 'วงเงินเสียสุทธิ',
  stake: 'วงเงินเดิมพัน',
  session: 'เวลาเล่น',
  day: 'ใน 24 ชั่วโมง',
  week: 'ใน 7 วัน',
  month: 'ต่อเดือน',
  time: 'เวลาในรอบนี้',
  staked: 'นำเข้าเกม',
  returned: 'ได้กลับจากเกม',
  net: 'ยอดสุทธิ',
  minutes: '{minutes} นาที',
  hours: '{hours} ชั่วโมง',
  hoursMinutes: '{hours} ชั่วโมง {minutes} นาที',
} as const;
