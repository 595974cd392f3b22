/** Texts about bonuses whose required turnover is not reached. */
export const lockedBonus = {
  title: 'โบนัสที่ยังถอนไม่ได้',
  text: 'เงินฝากและเงินที่เล่นได้ของคุณถอนได้ตามปกติ เฉพาะโบนัสส่วนนี้ที่ต้องมียอดเล่นให้ครบก่อน',
  progress: 'ยอดเล่นของโบนัส {bonus}',
  done: 'เล่นแล้ว {done} จาก {required}',
  until: 'ทำยอดเล่นให้ครบภายใน {date} หากไม่ครบ โบนัสส่วนนี้จะถูกเรียกคืน',
  order: 'เมื่อเล่นเกม ระบบใช้เงินของคุณก่อน แล้วจึงใช้โบนัส',
  notKnown: 'ยังดูยอดเล่นของโบนัสไม่ได้',
} as const;
