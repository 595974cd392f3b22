/** Live football results (PU-09). */
export const liveScore = {
  title: 'ผลบอลสด',
  lead: 'ติดตามผลการแข่งขันแบบนาทีต่อนาที',
  empty: 'ยังไม่มีผลบอลสดในตอนนี้',
  emptyHint: 'ผลการแข่งขันสดจะแสดงที่หน้านี้',
} as const;
