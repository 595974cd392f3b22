/**
 * Matches the words that a banner must not contain: words that hurry a reader, promise winnings or ask for a deposit.
 */
const pressingWords =
  /ด่วน|รีบ|เท่านั้น|จำกัดเวลา|เวลาจำกัด|เหลือเวลา|นาทีสุดท้าย|โอกาสสุดท้าย|ก่อนหมด|ห้ามพลาด|อย่าพลาด|ฝากเลย|ฝากตอนนี้|ฝากทันที|เติมเงิน|ได้แน่นอน|การันตี|รวย|แตกง่าย|hurry|last chance|limited time|right now|guarantee|deposit/i;
const moneyAmount =
  /[\d๐-๙][\d๐-๙,.]*\s*(?:บาท|฿|baht|thb)|฿\s*[\d๐-๙]|(?:ฝาก|โบนัส|เครดิต)[^\d๐-๙]{0,12}[\d๐-๙]/i;

export function pressingPart(text: string): string | undefined {
  return (moneyAmount.exec(text) ?? pressingWords.exec(text))?.[0].trim();
}
