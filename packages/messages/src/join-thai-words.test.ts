import { describe, expect, it } from 'vitest';
import { messageKeys, messageText } from './catalogue.ts';
import { joinThaiWords } from './join-thai-words.ts';

/** Shows word joiners as `+` and no-break spaces as `_`. */
const joined = (text: string): string =>
  joinThaiWords(text).replaceAll('\u2060', '+').replaceAll('\u00a0', '_');

describe('joinThaiWords', () => {
  it.each([
    ['สมาชิกใช้เครื่องมือหยุดพักได้ทุกเมื่อ', 'สมาชิกใช้เครื่อง+มือหยุด+พักได้ทุกเมื่อ'],
    ['ข้อมูลส่วนบุคคลของสมาชิก', 'ข้อมูลส่วน+บุคคลของสมาชิก'],
    ['กรุณากดเข้าสู่ระบบเพื่อเล่นต่อ', 'กรุณากดเข้า+สู่+ระบบเพื่อเล่นต่อ'],
    ['รับโบนัสสูงสุดไม่เกิน {amount}', 'รับโบนัสสูงสุดไม่+เกิน_{amount}'],
    ['ธนาคารสแตนดาร์ดชาร์เตอร์ด (ไทย)', 'ธนาคารสแตนดาร์ดชาร์+เต+อร์ด (ไทย)'],
    ['ธนาคารเกียรตินาคินภัทร', 'ธนาคารเกีย+รติ+นาคิ+น+ภัทร'],
    ['เราดูแลความเป็นส่วนตัวของผู้เล่น', 'เราดูแลความ+เป็นส่วน+ตัวของผู้+เล่น'],
  ])('joins the parts of a word: %s', (text, expected) => {
    expect(joined(text)).toBe(expected);
  });

  it('joins a prefix only where it begins a word', () => {
    expect(joined('ประวัติการเล่นของรายการที่ต้องการดู')).toBe('ประวัติการ+เล่นของรายการที่ต้องการดู');
    expect(joined('มากกว่าหรือน้อยกว่า 2 ข้อ')).toBe('มากกว่าหรือน้อย+กว่า 2_ข้อ');
  });

  it('keeps a number and its unit together', () => {
    expect(joined('ภายใน 24 ชั่วโมง หรือ {days} วัน')).toBe('ภายใน 24_ชั่วโมง หรือ {days}_วัน');
    expect(joined('ติดต่อ: โทร 02-000-0001')).toBe('ติดต่อ: โทร_02-000-0001');
    expect(joined('แจ้งผลภายใน 3 วันทำการ')).toBe('แจ้งผลภายใน 3_วันทำการ');
    expect(joined('ถึง 24:00 น. หรือ 2 ครั้งต่อเดือน')).toBe('ถึง 24:00_น. หรือ 2_ครั้งต่อเดือน');
    expect(joined('ฝากสะสมตั้งแต่ {amount} ขึ้นไป')).toBe('ฝากสะสมตั้งแต่ {amount}_ขึ้น+ไป');
    expect(joined('เริ่มข้อ 2 วันนั้น')).toBe('เริ่มข้อ 2 วันนั้น');
  });

  it('keeps a short range together, and the dash of a long range with its beginning', () => {
    expect(joined('ปิดปรับปรุง 01:00–03:00 น.')).toBe('ปิดปรับปรุง 01:00+–+03:00_น.');
    expect(joined('ใช้ตัวอักษร {min}–{max} ตัว')).toBe('ใช้ตัวอักษร {min}+–+{max} ตัว');
    expect(joined('{start} – {end} น.')).toBe('{start}_– {end}_น.');
    expect(joined('{count} รายการ {start} – {end}')).toBe('{count}_รายการ {start}_– {end}');
  });

  it('keeps the words of a name together', () => {
    const text = 'ผู้ให้บริการคือ บริษัท ดาวทอง ราตรี จำกัด';
    const names = (...all: string[]) => joinThaiWords(text, all).replaceAll('\u2060', '+');
    expect(names('ดาวทอง', '')).toBe('ผู้ให้บริการคือ บริษัท ดาว+ทอง ราตรี จำกัด');
    expect(names('บริษัท ดาวทอง ราตรี จำกัด')).toBe('ผู้ให้บริการคือ บริษัท ดาว+ทอง ราตรี จำกัด');
    expect(names('ราตรี', 'ชบา')).toBe(text);
  });

  it('keeps the words of a name together that contains another name, in any order', () => {
    const text = 'ดาวทองเป็นของ บริษัท ดาวทองราตรี จำกัด';
    const expected = 'ดาว+ทองเป็นของ บริษัท ดาว+ทอง+ราตรี จำกัด';
    const names = ['ดาวทอง', 'บริษัท ดาวทองราตรี จำกัด'];
    for (const all of [names, [...names].reverse()])
      expect(joinThaiWords(` ${text}`, all).replaceAll('\u2060', '+')).toBe(` ${expected}`);
  });

  it('takes the characters of a name literally', () => {
    const joinedName = (text: string, name: string) => joinThaiWords(text, [name]).replaceAll('\u2060', '+');
    expect(joinedName(' เว็บไซต์ของ ดาวทอง (1.0)', 'ดาวทอง (1.0)')).toBe(' เว็บไซต์ของ ดาว+ทอง (+1.0+)');
    expect(joinedName(' เว็บไซต์ของ ดาวxทอง', 'ดาว.ทอง')).toBe(' เว็บไซต์ของ ดาวxทอง');
  });

  it('joins no prefix within another word', () => {
    const texts = [
      'ตอนนี้ระบบขัดข้องชั่วคราว',
      'แตะที่ข้อความเพื่ออ่าน',
      'พักสักหน่อยเมื่อรู้สึกว่าพอแล้ว',
      'บริษัทนี้ดำเนินการโดยสุจริต',
    ];
    expect(texts.map(joined)).toEqual([...texts.slice(0, 3), 'บริษัทนี้ดำเนิน+การโดยสุจริต']);
  });

  it('keeps the beginning of a text, where no line breaks', () => {
    expect(joined('ไม่เกินปีละ 3 ครั้ง ไม่รวมวันหยุด')).toBe('ไม่เกินปีละ 3_ครั้ง ไม่+รวมวันหยุด');
  });

  it('keeps short labels and other languages', () => {
    for (const text of ['เข้าสู่ระบบ', 'สมัครสมาชิก', 'QR', 'https://example.com/a?b=1 c', ''])
      expect(joinThaiWords(text)).toBe(text);
  });

  it('changes no visible character of the catalogue, and joins a text once', () => {
    for (const text of messageKeys.map(messageText)) {
      const result = joinThaiWords(text);
      expect(result.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '));
      expect(joinThaiWords(result)).toBe(result);
    }
  });
});
