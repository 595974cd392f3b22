/** League standings (PU-10). */
export const score = {
  title: 'ตารางคะแนน',
  lead: 'อันดับและคะแนนล่าสุดของแต่ละลีก',
  empty: 'ยังไม่มีตารางคะแนนในตอนนี้',
  emptyHint: 'เมื่อเปิดให้บริการ อันดับของแต่ละลีกจะแสดงที่นี่',
} as const;
