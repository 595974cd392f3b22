import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { addTexts, type MessageKey, type MessageText, type PlaceholderOf } from './texts.ts';
import { amountInput } from './th/amount-input.ts';
import { createTranslator, type MessageParams } from './translator.ts';

const t = createTranslator();

describe('createTranslator', () => {
  it('returns the Thai text of a key', () => {
    expect(t('shell.logout')).toBe('ออกจากระบบ');
  });

  it('[SH-05] fills the placeholders for the browser and its version', () => {
    expect(t('shell.browserNotSupported', { browser: 'Chrome', version: '71' })).toBe('ไม่รองรับ Chrome v71');
  });

  it('[ER-08] has Thai texts for a network error, a timeout and an aborted request', () => {
    expect(t('apiErrors.network')).toMatch(/อินเทอร์เน็ต/);
    expect(t('apiErrors.timeout', { seconds: 60 })).toContain('60 วินาที');
    expect(t('apiErrors.aborted')).toMatch(/ยกเลิก/);
  });

  it('formats numbers with commas and leaves texts unchanged', () => {
    expect(t('common.items', { count: 12_345 })).toBe('12,345 รายการ');
    expect(t('shell.copyright', { year: '2569', holder: 'ก' })).toContain('2569');
  });

  it('leaves braces in a value unchanged', () => {
    const own = createTranslator({ 'shell.documentTitle': '{page} {brand} {page}' });
    expect(own('shell.documentTitle', { page: '{brand}', brand: '$&' })).toBe('{brand} $& {brand}');
  });

  it('sets a Latin brand name apart from the Thai words around it, but not a Thai name', () => {
    const own = createTranslator({ 'home.offerTitle': 'ทำไมต้อง{brand}เท่านั้น' });
    expect(own('home.offerTitle', { brand: 'Malila' })).toBe('ทำไมต้อง Malila เท่านั้น');
    expect(own('home.offerTitle', { brand: 'ดอกแก้ว' })).toBe('ทำไมต้องดอกแก้วเท่านั้น');
    expect(own('home.offerTitle', { brand: 'Dok แก้ว' })).toBe('ทำไมต้อง Dok แก้วเท่านั้น');
    expect(t('shell.copyright', { year: '2569', holder: 'บริษัทA' })).toContain('บริษัทA');
  });

  it('leaves an override’s unknown placeholder unchanged', () => {
    const own = createTranslator({ 'shell.documentTitle': '{constructor} {brand}' });
    expect(own('shell.documentTitle', { page: 'ก', brand: 'ข' })).toBe('{constructor} ข');
  });

  it('contains the texts of the layout and the texts that a page has added', () => {
    expect(t('common.cancel')).toBe('ยกเลิก');
    expect(() => t('amountInput.zero')).toThrow(/addTexts\(\{ amountInput \}\)/);
    addTexts({ amountInput });
    expect(t('amountInput.zero')).toBe('จำนวนเงินต้องมากกว่า 0 บาท');
  });

  it('shows the key if a production build lacks a text', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(t('dashboard.title')).toBe('dashboard.title');
    vi.unstubAllEnvs();
  });

  it('prefers the brand’s own texts', () => {
    const own = createTranslator({ 'common.ok': 'รับทราบ' });
    expect([own('common.ok'), own('common.cancel')]).toEqual(['รับทราบ', 'ยกเลิก']);
  });
});

describe('the types of keys and parameters', () => {
  it('contain the placeholders of each text', () => {
    expectTypeOf<PlaceholderOf<MessageText<'tier.perDayAndTimes'>>>().toEqualTypeOf<'amount' | 'times'>();
    expectTypeOf<PlaceholderOf<MessageText<'common.ok'>>>().toEqualTypeOf<never>();
  });

  it('require exactly the placeholders of a text', () => {
    expectTypeOf<MessageParams<'common.ok'>>().toEqualTypeOf<[]>();
    expectTypeOf<[{ seconds: number }]>().toExtend<MessageParams<'apiErrors.timeout'>>();
    expectTypeOf<[]>().not.toExtend<MessageParams<'apiErrors.timeout'>>();
    expectTypeOf<[{ minutes: number }]>().not.toExtend<MessageParams<'apiErrors.timeout'>>();
    expectTypeOf<[{ amount: string }]>().not.toExtend<MessageParams<'tier.perDayAndTimes'>>();
  });

  it('accept only existing keys', () => {
    expectTypeOf<'banks.014'>().toExtend<MessageKey>();
    expectTypeOf<'shell.loguot'>().not.toExtend<MessageKey>();
  });

  it('accept each namespace only under its own name', () => {
    expectTypeOf<{ amountInput: typeof amountInput }>().toExtend<Parameters<typeof addTexts>[0]>();
    expectTypeOf<{ common: typeof amountInput }>().not.toExtend<Parameters<typeof addTexts>[0]>();
  });

  it('allow the reason of a refusal in a key', () => {
    addTexts({ amountInput });
    const reason = 'zero' as 'zero' | 'negative';
    expect(t(`amountInput.${reason}`)).toBe('จำนวนเงินต้องมากกว่า 0 บาท');
  });
});
