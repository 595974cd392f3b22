import { screenTitles } from './screen-titles.ts';

export const playHistory = {
  title: screenTitles.playHistory.title,
  lead: 'ยอดสุทธิคือยอดถอนลบยอดฝาก',
  failed: 'โหลดสรุปยอดไม่สำเร็จ',
  empty: 'ยังไม่มีรายการใน 12 เดือนนี้',
  emptyHint: 'เมื่อมีการฝาก ถอน หรือเล่น ยอดจะแสดงที่นี่',
  by: 'รวมยอดตาม',
  day: 'รายวัน',
  week: 'รายสัปดาห์',
  month: 'รายเดือน',
  weekOf: 'สัปดาห์ของ {day}',
  period: 'ช่วงเวลา',
  deposit: 'ฝาก',
  withdrawal: 'ถอน',
  net: 'สุทธิ',
  result: 'ผลจากเกม',
  time: 'เวลาเล่น',
  minutes: 'เวลาเล่น (นาที)',
  total: 'รวม 12 เดือน',
  download: 'ดาวน์โหลดเป็นไฟล์ CSV',
  more: 'แสดงเพิ่ม',
} as const;
