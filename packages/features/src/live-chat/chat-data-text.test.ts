import { createTranslator } from '@chada/messages';
import { describe, expect, it } from 'vitest';
import './index.ts';
import { chatDataText } from './chat-data-text.ts';

describe('[CH-02] the text about the data sent to the chat', () => {
  const t = createTranslator();
  it.each([
    [[], 'แชทนี้ไม่เห็นข้อมูลส่วนตัวของคุณ'],
    [['phone'], 'ทีมงานในแชทจะเห็นเบอร์โทรของคุณ'],
    [['name', 'level'], 'ทีมงานในแชทจะเห็นชื่อและระดับสมาชิกของคุณ'],
    [['name', 'username', 'level'], 'ทีมงานในแชทจะเห็นชื่อ ชื่อผู้ใช้ และระดับสมาชิกของคุณ'],
  ] as const)('%j', (attributes, text) => expect(chatDataText(attributes, t)).toBe(text));
});
