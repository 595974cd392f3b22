export const realityCheck = {
  title: 'คุณเล่นมา {duration} แล้ว',
  text: 'ลองดูยอดของรอบนี้ก่อนเล่นต่อ',
  goOn: 'เล่นต่อ',
  history: 'ดูประวัติ',
  rest: 'พักการเล่น',
} as const;
