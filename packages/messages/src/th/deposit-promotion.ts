import { screenTitles } from './screen-titles.ts';

/** Texts of the promotion with bonus windows (PR-01, PR-02, PU-11, ME-19). */
export const depositPromotion = {
  title: screenTitles.depositPromotion.title,
  lead: 'ฝากเงินในช่วงเวลาที่เปิด รับโบนัสเพิ่ม',
  back: 'กลับไปหน้ากิจกรรม',
  total: 'รับโบนัสรวมไม่เกินวันละ',
  windows: 'ช่วงเวลารับโบนัส',
  window: 'ช่วงที่ {number}',
  time: '{start} – {end} น.',
  rate: 'โบนัส {percent}',
  most: 'สูงสุด {amount}',
  open: 'เปิดอยู่ตอนนี้',
  later: 'เปิดวันนี้ {start} น.',
  over: 'เปิดอีกครั้งพรุ่งนี้',
  deposit: 'ฝากรับโบนัส',
  limitReached: 'ครบวงเงินฝากที่คุณตั้งไว้แล้ว',
  clock: 'เวลาทั้งหมดเป็นเวลาประเทศไทย',

  stepsTitle: 'รับโบนัสอย่างไร',
  stepWait: 'ดูช่วงเวลาที่เปิด',
  stepWaitHint: 'แต่ละช่วงมีเวลาและอัตราโบนัสของตัวเอง',
  stepDeposit: 'ฝากเงินในช่วงนั้น',
  stepDepositHint: 'โอนแล้วส่งรูปสลิปเพื่อยืนยันยอดฝาก',
  stepBonus: 'รับโบนัสตามอัตรา',
  stepBonusHint: 'ไม่เกินยอดสูงสุดของช่วงนั้น',

  termsTitle: 'เงื่อนไขการถอนโบนัส',
  termsTurnover: 'โบนัสถอนได้เมื่อมียอดเล่นครบ {multiple} เท่าของโบนัส ภายใน {days} วัน',
  termsGames: 'นับยอดเล่นจาก {games}',
  termsFree: 'เงินฝากและเงินที่เล่นได้ถอนได้ตามปกติ ไม่ต้องทำยอดเล่น',
  termsOrder: 'เมื่อเล่นเกม ระบบใช้เงินของคุณก่อน แล้วจึงใช้โบนัส',
  termsOver: 'หากยอดเล่นไม่ครบภายในกำหนด เฉพาะโบนัสที่เหลือจะถูกเรียกคืน',

  none: 'ขณะนี้ยังไม่มีโปรโมชัน',
  noneHint: 'เมื่อเปิดช่วงโบนัสใหม่ เวลาและอัตราจะแสดงที่นี่',
  noneAction: 'ดูกิจกรรมอื่น',
  failed: 'โหลดโปรโมชันไม่สำเร็จ',

  visitorTitle: 'ฝากตรงเวลา รับโบนัสเพิ่ม',
  visitorText: 'เมื่อเปิดโปรโมชัน สมาชิกจะมีช่วงรับโบนัสวันละ 2 ช่วง',
  visitorWindow: 'ดูเวลาและอัตราหลังเข้าสู่ระบบ',
  visitorDeposit: 'เข้าสู่ระบบเพื่อรับโบนัส',
  visitorLogin: 'เข้าสู่ระบบเพื่อดูโปรโมชัน',
  visitorRegister: 'สมัครสมาชิก',
} as const;
