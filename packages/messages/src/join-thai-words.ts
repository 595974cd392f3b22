import { joinRanges } from './join-ranges.ts';
import { withoutJoiners } from './without-joiners.ts';

/** Words that browsers break in two. A `|` marks each place where the word would break. */
const words = `
ก็|ได้ กรุง|ไทย กลับ|คืน กลับ|ไป กลับ|มา กสิกร|ไทย เก็บ|รักษา ของ|รางวัล ขั้น|ต่ำ ขั้น|ตอน ขีด|จำกัด ขีด|ล่าง ขึ้น|ต้น ขึ้น|ไป เข้า|ถึง
เข้า|ร่วม เข้า|สู่|ระบบ ไข|รหัส คง|เหลือ ครั้ง|ละ คัด|ลอก คา|สิ|โน คำ|อธิบาย คืบ|หน้า ค่า|แนะนำ ค่า|ใช้|จ่าย เครือ|ข่าย เครื่อง|มือ เครื่อง|ประดับ
เครื่อง|ใช้|ไฟ|ฟ้า เครื่อง|เขียน เครื่อง|ดื่ม งด|เล่น เงิน|ฝาก จัด|ส่ง จำนวน|เงิน เจ้า|หน้าที่ แจ้ง|เตือน ช่วง|เวลา ช่วย|เหลือ ช่อง|ทาง ชื่อ|จริง เช็|ก|อิน เช็ค|อิน เชื่อ|ถือ
เชื่อม|ต่อ แช|ท ใช้|งาน ใช้|สิทธิ์ ซับ|ซ้อน ด้วย|กัน ด้าน|บน ด้าน|ล่าง ดำเนิน|การ เดือน|นี้ เดือน|ละ ตรวจ|สอบ ตอน|นี้ ตั้ง|ค่า ตั้ง|วงเงิน
ตั้ง|ต้น ตัว|ตน ตัว|อักษร ต่ำ|สุด ต่อ|เนื่อง ต่อ|ไป แตก|ต่าง ถอน|เงิน ถัด|ไป ถูก|ต้อง ทั้ง|คืน ทาง|เลือก ที|ละ|ข้อ ที่|นี่ ที่|อยู่ ทีม|งาน
เท่า|ไหร่ เท่า|ที่ เท่า|นั้น เที่ยง|คืน ธน|ชาต น่า|เชื่อ|ถือ บาง|ส่วน บุคคล|ที่|สาม บุคคล|อื่น เบอร์|โทรศัพท์ เบอร์|โทร เบอร์|มือ|ถือ ใบ|อนุญาต
ประจำ|วัน เปิด|เผย ผิด|ชอบ ผิด|ปกติ ผิด|พลาด ฝาก|เงิน พร้อม|เพย์ พรุ่ง|นี้ เพิก|ถอน เพิ่ม|เติม แพ้|ชนะ ฟอก|เงิน ภาย|หลัง
ภาษี|อากร มือ|ถือ ย้อน|กลับ ย้อน|หลัง ยืนยัน|ตัว|ตน รหัส|ผ่าน รหัส|ลับ ร้อง|เรียน รอย|ผนึก ระยะ|ยาว ระยะ|เวลา รับ|ผิด|ชอบ รวม|ถึง
ราย|เดือน ราย|ละเอียด ราย|วัน ราย|สัปดาห์ รูป|แบบ เริ่ม|ต้น เรียก|คืน ลง|ทะเบียน ล่วง|รู้ ล่วง|หน้า ลาย|เซ็น เลข|ที่ วง|ล้อ
วัน|ที่ วัน|นี้ วัน|ละ วิธี|การ ส่วน|ตัว ส่วน|บุคคล สมัคร|สมาชิก สมุด|บันทึก สัก|ครู่ สาย|ด่วน สิทธิ|ประโยชน์ สิ้น|สุด เส้น|ทาง
เสร็จ|สิ้น หน้า|จอ หน้า|หลัก หน่วย|งาน หมด|เวลา หมด|อายุ หยุด|พัก หลัก|เกณฑ์ หลัก|ฐาน หลัง|สุด เหมือน|กัน เหล่า|นี้ ออก|จาก
ออฟ|ไลน์ อย่าง|น้อย อายุ|ความ อีก|ครั้ง อื่น|ใด โอน|คืน โอน|เงิน ไอ|ดี
แอ|ด|มิ|น ค่า|ธรรมเนียม เลข|ทะเบียน ต่าง|ประเทศ ผู้|ให้|บริการ ชื่อ|เล่น ทะเล|ทราย ช้าง|เผือก รับ|ทรัพย์ ลวด|หนาม แล้วก|ลับ ขอก|ลับ ทุกร|อบ ผลอ|ยู่ จะบัน|ทึก น้อยห|นึ่ง ตา|มร|หัส เฉ|พาะ แท็|บ
ชาร์|เต|อร์ด ทิส|โก้ กรุง|ศรี|อยุธยา เกีย|รติ|นาคิ|น|ภัทร เอ็ม|บี ไอ|ซี|บี|ซี
`
  .trim()
  .split(/\s+/);

const joiner = '\u2060';
const joinedWords = new Map(words.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', joiner)]));
const anyWord = new RegExp([...joinedWords.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');

/** Prefixes that form one word with the next word. `การ` is no prefix at the end of a word such as `รายการ`. */
const prefix =
  /(?:(?<!ข้อ)ความ|ข้อ(?!ง|มูล|ความ)|ผู้|ไม่|(?<!(?:บริ|ราย|ต้อง|จัด|ดำเนิน|ประ|กรรม|โครง|อา|วิธี|หลัก|เตรียม)\u2060?)การ)(?=[ก-ฮเ-ไ])/g;
const suffix = /(?<=มาก|น้อย|สูง|ต่ำ|นาน|ยาว|เก่า|บ่อย|ใหญ่|เล็ก|ดี|ง่าย)(?=กว่า)/g;

/** A number stays on one line with its unit. A placeholder can be a number. */
const unit =
  /([\d}]) (?=(?:บาท|ปี|เดือน|วัน|ชั่วโมง|ชม\.|นาที|วินาที|ครั้ง|รายการ|คน|ใบ|รอบ|คะแนน|เท่า|ข้อ|เครื่อง)(?![ก-๙])|(?:น\.|วันทำการ|ขึ้น\u2060?ไป|(?:ปี|วัน|ชั่วโมง|นาที|ครั้ง)(?:หลัง|แรก|แล้ว|ต่อ|ขึ้น|โดย|ตาม|ก่อน)))/g;

/** A phone number and a year stay with the word before them. */
const numbered = /(โทร|พ\.ศ\.) (?=\d)/g;
/** An amount stays with the word before it, or with `ขึ้นไป` after it: together they can be wider than a line. */
const amountBound = /(ตั้งแต่|อย่างน้อย|อย่าง\u2060น้อย|ไม่เกิน|ไม่\u2060เกิน) (?=[\d฿{])(?!\S+[ \u00a0]ขึ้น)/g;

/** A short label has its own line, so that it needs no joiners. */
const maxLabel = 16;

/** Each line has room for this many characters, so that no line breaks in the beginning of a text. */
const beginning = 10;

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

function withJoiners(name: string): string {
  return [...segmenter.segment(name)].reduce(
    (all, { segment }) => all + (/\S$/.test(all) && /^\S/.test(segment) ? joiner : '') + segment,
    '',
  );
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Joins the words of each name at the places where browsers break a line. A name of several parts can break at its blanks.
 * A name can contain another one, as the name of a company contains the name of its brand. The longest name is therefore
 * first in the pattern.
 */
function withJoinedNames(text: string, names: readonly string[]): string {
  const longestFirst = names.filter((name) => name !== '').sort((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return text;
  return text.replace(new RegExp(longestFirst.map(literal).join('|'), 'g'), withJoiners);
}

/**
 * Joins the parts of Thai compound words, because browsers break lines inside such words. Inserts word joiners (U+2060),
 * which are invisible, and replaces the space between a number and its unit with a no-break space. `names` are names in
 * the text, such as the name of the brand, whose words also stay together.
 */
export function joinThaiWords(text: string, names: readonly string[] = []): string {
  const isLabel = text.length <= maxLabel && !text.includes(' ');
  if (isLabel || text.includes(joiner)) return text;
  const withWords = withJoinedNames(text, names)
    .replace(anyWord, (word) => joinedWords.get(word) ?? word)
    .replace(prefix, `$&${joiner}`)
    .replace(suffix, joiner)
    .replace(unit, '$1\u00a0');
  const joined = joinRanges(withWords).replace(numbered, '$1\u00a0').replace(amountBound, '$1\u00a0');
  // A text that begins with a blank follows other text on its line, for example a link.
  const free = text.startsWith(' ') ? 0 : beginning;
  return withoutJoiners(joined.slice(0, free)) + joined.slice(free);
}
