/** One field of an EMVCo payload: tag, length in two digits, value. */
function field(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}

/** CRC-16/CCITT-FALSE (start FFFF, polynomial 1021) in four hexadecimal digits. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (let at = 0; at < text.length; at += 1) {
    crc ^= text.charCodeAt(at) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The sub-field that names the account: a phone (10 digits), a national or tax id (13), an e-wallet (15). */
function proxyOf(promptPayId: string): string | undefined {
  if (/^0\d{9}$/.test(promptPayId)) return field('01', `0066${promptPayId.slice(1)}`);
  if (/^\d{13}$/.test(promptPayId)) return field('02', promptPayId);
  return /^\d{15}$/.test(promptPayId) ? field('03', promptPayId) : undefined;
}

/** Satang as EMVCo writes an amount: `3000` gives `30.00`. Digits are cut, never divided (RD-07). */
function amountOf(amountSatang: number): string {
  const digits = String(amountSatang).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * The text of a PromptPay QR (EMVCo merchant-presented, tag 29). With `amountSatang` the bank's app fills the amount in;
 * without, the member types it there. Gives `undefined` for what is no PromptPay id, or an amount that is none.
 */
export function promptPayPayload(promptPayId: string, amountSatang?: number): string | undefined {
  const proxy = proxyOf(promptPayId);
  if (proxy === undefined) return undefined;
  if (amountSatang !== undefined && !(Number.isSafeInteger(amountSatang) && amountSatang > 0))
    return undefined;
  const body = [
    field('00', '01'),
    field('01', amountSatang === undefined ? '11' : '12'),
    field('29', `${field('00', 'A000000677010111')}${proxy}`),
    field('53', '764'),
    field('58', 'TH'),
    amountSatang === undefined ? '' : field('54', amountOf(amountSatang)),
    '6304',
  ].join('');
  return `${body}${checksum(body)}`;
}
