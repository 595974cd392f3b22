import { screenTitles } from './screen-titles.ts';

export const prizeFlipCard = {
  title: screenTitles.prizeFlipCard.title,
  lead: 'เลือกไพ่ 1 ใบจาก 9 ใบ เล่นฟรีทุกวัน',
  choose: 'เลือกไพ่ 1 ใบ',
  board: 'ไพ่ 9 ใบ',
  card: 'ไพ่ใบที่ {number}',
  cardChosen: 'ไพ่ใบที่ {number} ที่คุณเลือก: {prize}',
  cardOther: 'ไพ่ใบที่ {number}: {prize}',
  opening: 'กำลังเปิดไพ่ใบที่ {number}',
  others: 'ไพ่ใบอื่นเปิดให้ดูเพื่อความสนุก ไม่มีผลต่อโอกาสได้รางวัล',
  loadFailed: 'โหลดไพ่ไม่สำเร็จ',
} as const;
