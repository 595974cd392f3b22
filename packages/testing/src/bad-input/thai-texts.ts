import { texts } from './bad-input.ts';

/** Thai texts from different keyboards and systems. */
export const thaiTexts = texts('thai', {
  'sara am in one sign': 'น้ำใจ',
  'sara am as nikhahit and sara aa': 'น\u0e49\u0e4d\u0e32ใจ',
  'sara am apart, the tone behind it': 'น\u0e4d\u0e49\u0e32ใจ',
  'sara ae in one sign': 'แมวทอง',
  'sara ae as two sara e': '\u0e40\u0e40มวทอง',
  'tone before vowel': 'ท\u0e48\u0e35น\u0e48\u0e35',
  'marks stacked': `ก${'\u0e49'.repeat(50)}`,
  'marks without a letter': '\u0e48\u0e49\u0e35',
  'a long word without a blank': 'กรุงเทพมหานครอมรรัตนโกสินทร์'.repeat(3),
  'Thai digits of a phone': '๐๘๑๒๓๔๕๖๗๘',
  'Thai digits of an account': '๑๒๓๔๕๖๗๘๙๐',
  'Thai digits of an amount': '๑,๒๓๔.๕๐',
  'Thai and other digits mixed': '๐8๑2๓4๕6๗8',
  'an amount in words': 'หนึ่งร้อยบาท',
  'the baht sign with an amount': '\u0e3f500',
  'obsolete letters': 'ฃวด ฅน ฿ ๏ ๚ ๛',
});
