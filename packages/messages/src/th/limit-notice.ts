/** Texts about limits and play breaks on the screens of deposits and games. */
export const limitNotice = {
  offer: 'ตั้งวงเงินฝากที่สบายใจไว้ก่อนก็ได้',
  offerAction: 'ตั้งวงเงิน',
  left: '{name} ฝากได้อีก {left}',
  near: '{name} ใช้ไปเกิน 80% แล้ว ฝากได้อีก {left}',
  reached: 'ครบ{name}ที่คุณตั้งไว้แล้ว',
  reachedPlay: 'ครบวงเงินที่คุณตั้งไว้สำหรับการเล่นแล้ว',
  reachedUntil: 'ฝากได้อีกครั้ง {time}',
  see: 'ดูวงเงินของคุณ',
  review: 'ตั้งวงเงินไว้เกิน 6 เดือนแล้ว ยังเหมาะกับคุณอยู่ไหม',
  playAgainAt: 'เล่นต่อได้ตั้งแต่ {time}',
  creditStays: 'เครดิตของคุณยังอยู่ครบ และถอนได้ตามปกติ',
} as const;
