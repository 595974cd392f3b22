/** Texts of the league table (PU-10) and the live scores (PU-09). */
export const score = {
  title: 'ตารางคะแนน',
  lead: 'อันดับและคะแนนล่าสุดของแต่ละลีก',
  empty: 'ยังไม่มีตารางคะแนนในตอนนี้',
  emptyHint: 'อันดับของแต่ละลีกจะแสดงที่หน้านี้',

  liveTitle: 'ผลบอลสด',
  liveLead: 'ติดตามผลการแข่งขันแบบนาทีต่อนาที',
  liveEmpty: 'ยังไม่มีผลบอลสดในตอนนี้',
  liveEmptyHint: 'ผลการแข่งขันสดจะแสดงที่หน้านี้',
} as const;
