/** Reasons why a withdrawal is refused. The keys are the reasons in the type `WithdrawalRefusal`. */
export const withdrawalRefusal = {
  belowMinimum: 'ถอนขั้นต่ำ {minimum} ต่อครั้ง',
  aboveCredit: 'เครดิตไม่พอ คุณมีเครดิต {credit}',
  bonusLocked: 'ตอนนี้ถอนได้ {free} ส่วนโบนัส {locked} ต้องมียอดเล่นให้ครบก่อน',
  abovePerTime: 'ระดับของคุณถอนได้สูงสุด {limit} ต่อครั้ง',
  aboveDayAmount: 'ระดับของคุณถอนได้สูงสุด {limit} ต่อวัน วันนี้ถอนได้อีก {remaining}',
  aboveDayCount: 'วันนี้คุณถอนครบ {times} ครั้งแล้ว ถอนได้อีกครั้งหลังเที่ยงคืน',
} as const;
