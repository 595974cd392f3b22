import { screenTitles } from './screen-titles.ts';

/** Texts that the prize wheel and the card game share (ME-16, ME-18). */
export const prize = {
  won: 'ยินดีด้วย คุณได้รับ',
  none: 'รอบนี้ยังไม่ได้รางวัล',
  noneShort: 'ไว้โอกาสหน้า',
  pointsShort: '{points} คะแนน',
  credited: 'เข้าเครดิตแล้ว ยอดตอนนี้ {credit}',
  pointed: 'เข้าคะแนนสะสมแล้ว ตอนนี้คุณมี {points} คะแนน',
  left: 'วันนี้เหลืออีก {count} สิทธิ์',
  leftNone: 'ใช้สิทธิ์ของวันนี้ครบแล้ว',
  next: 'รับสิทธิ์ใหม่ {when}',
  tomorrowAt: 'พรุ่งนี้ เวลา {time} น.',
  todayAt: 'วันนี้ เวลา {time} น.',
  latest: 'ผลล่าสุดของคุณ',
  unknown: 'ยังไม่ทราบผลของรอบนี้',
  unknownHint: 'กดดูผลได้เลย คุณจะได้ผลเดิมและไม่เสียสิทธิ์เพิ่ม',
  askAgain: 'ดูผลของรอบนี้',
  again: 'เล่นอีกรอบ',
  nextDraw: 'รอสักครู่ก่อนเริ่มรอบต่อไป',
  seeResult: 'ดูผลเลย',
  backToMedia: 'กลับไปหน้ากิจกรรม',

  odds: 'โอกาสได้รางวัล',
  oddsText: 'ระบบสุ่มผลจากโอกาสในตารางนี้ทุกครั้ง และบันทึกผลก่อนแสดงให้คุณเห็น',
  oddsPrize: 'รางวัล',
  oddsChance: 'โอกาส',

  fairness: screenTitles.fairness.title,
  fairnessOfLog: 'ตรวจผล',
  logTitle: 'ผลที่ผ่านมา',
  logFailed: 'โหลดผลที่ผ่านมาไม่สำเร็จ',
  logEmpty: 'ยังไม่มีผล',
  logEmptyHint: 'รางวัลที่คุณได้จะบันทึกไว้ที่นี่ทุกครั้ง',
  logEnd: 'แสดงครบทุกรอบแล้ว',
} as const;
