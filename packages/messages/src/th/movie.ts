import { screenTitles } from './screen-titles.ts';

export const movie = {
  title: screenTitles.movie.title,
  lead: 'พักสักครู่ แล้วเลือกดูเรื่องที่ชอบ',
  list: 'ภาพยนตร์ทั้งหมด',
  watch: 'ดู {title}',
  playing: 'กำลังดู',
  close: 'ปิดภาพยนตร์',
  failed: 'เล่นภาพยนตร์เรื่องนี้ไม่ได้',
  failedHint: 'กรุณาตรวจสอบอินเทอร์เน็ต แล้วลองใหม่อีกครั้ง',
  frameHint: 'หากภาพไม่ขึ้น กดโหลดใหม่ได้เลย',
  offline: 'คุณออฟไลน์อยู่ เชื่อมต่ออินเทอร์เน็ตแล้วภาพยนตร์จะเล่นต่อได้',
  empty: 'ยังไม่มีภาพยนตร์ให้ดู',
  emptyHint: 'เมื่อทีมงานเพิ่มเรื่องใหม่ โปสเตอร์จะแสดงที่นี่ ระหว่างนี้ลองดูกิจกรรมอื่น',
  emptyAction: 'ดูกิจกรรมอื่น',
} as const;
