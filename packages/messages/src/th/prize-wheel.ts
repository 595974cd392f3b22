import { screenTitles } from './screen-titles.ts';

export const prizeWheel = {
  title: screenTitles.prizeWheel.title,
  lead: 'หมุนฟรีทุกวัน รางวัลเข้าบัญชีของคุณทันที',
  spin: 'หมุนวงล้อ',
  asking: 'กำลังสุ่มรางวัล',
  spinning: 'วงล้อกำลังหมุน',
  picture: 'วงล้อ {count} ช่อง: {prizes}',
  loadFailed: 'โหลดวงล้อไม่สำเร็จ',
  oddsHint: 'ความกว้างของช่องวาดให้อ่านง่าย โอกาสจริงเป็นไปตามตาราง',
  closed: 'วงล้อยังไม่เปิดให้เล่น',
  closedHint: 'เมื่อเปิดแล้ว คุณจะหมุนฟรีได้ที่นี่ทุกวัน',
} as const;
