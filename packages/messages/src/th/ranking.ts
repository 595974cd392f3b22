import { screenTitles } from './screen-titles.ts';

export const ranking = {
  title: screenTitles.ranking.title,
  lead: 'สิทธิ์และเงื่อนไขของแต่ละระดับ',
  back: 'กลับหน้าหลัก',
  standing: 'ระดับของคุณตอนนี้',
  standingFailed: 'โหลดระดับของคุณไม่สำเร็จ',
  depositedEver: 'ยอดฝากสะสม',
  depositedMonth: 'ยอดฝากเดือนนี้',
  all: 'ระดับทั้งหมด',
  step: 'ขั้นที่ {level}',
  yours: 'ระดับของคุณ',
  passed: 'ผ่านแล้ว',
  perDay: 'ถอนต่อวัน',
  timesPerDay: 'ครั้งต่อวัน',
  perTime: 'ถอนสูงสุดต่อครั้ง',
  noLimit: 'ไม่จำกัด',
  start: 'ฝากครั้งแรก',
} as const;
