/** Texts about credit that is in a game (ME-22). */
export const gameCredit = {
  amountIn: '{amount} อยู่ในเกม {name}',
  amount: '{amount} อยู่ในเกม',
  maybeIn: 'เครดิตของคุณอาจอยู่ในเกม {name}',
  maybe: 'เครดิตของคุณอาจอยู่ในเกม',
  hint: 'เครดิตนี้เป็นของคุณ กลับไปเล่นต่อหรือนำกลับมาได้ทุกเมื่อ',
  takenHint: 'เป็นยอดตอนเข้าเกม เมื่อนำกลับจะได้ตามยอดจริงในเกม',
  resume: 'กลับไปเล่น',
  bringBack: 'นำเครดิตกลับ',
  leaving: 'กำลังพาคุณกลับเข้าเกม',
  addressRefused: 'ที่อยู่ของเกมไม่ถูกต้อง กรุณานำเครดิตกลับหรือแจ้งทีมงาน',
} as const;
