/** League standings (PU-10). */
export const score = {
  title: 'ตารางคะแนน',
  lead: 'อันดับและคะแนนล่าสุดของแต่ละลีก',
  empty: 'ยังไม่มีตารางคะแนนในตอนนี้',
  emptyHint: 'อันดับของแต่ละลีกจะแสดงที่หน้านี้',
} as const;
