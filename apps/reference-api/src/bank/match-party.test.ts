import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runSeed } from '../../test/support/seeded-random.ts';
import type { TransferParty } from './bank-gateway.ts';
import { maskAccount, maskBankName } from './masking.ts';
import { compareName } from './match-name.ts';
import { compareNumber, matchAny, matchParty, type AccountHolder } from './match-party.ts';

const seed = runSeed();
console.info(`matching of parties: CHADA_SEED=${seed}`);
const check = <Shape>(given: fc.Arbitrary<Shape>, holds: (value: Shape) => void) =>
  fc.assert(fc.property(given, holds), { seed, numRuns: 400 });

const brand: AccountHolder = {
  bank: '014',
  account: '4052850867',
  promptPayId: '0105561000001',
  names: ['บริษัท ดาวทอง ตัวอย่าง จำกัด'],
};
const shown = (more: Partial<TransferParty> = {}): TransferParty => ({
  bank: '014',
  maskedAccount: 'xxx-x-x5086-x',
  maskedName: 'บริษัท ดาวทอง ต***',
  ...more,
});

describe('a receiver', () => {
  it('with the same visible digits but another name is different', () =>
    expect(matchParty({ ...shown(), maskedName: maskBankName('สมชาย ใจดี') }, brand)).toBe('different'));

  it.each([
    ['as banks show it', {}, 'match'],
    ['of another bank', { bank: '004' }, 'different'],
    ['with a visible digit that differs', { maskedAccount: '7xx-x-x5086-x' }, 'different'],
    ['with all digits, one of them another', { maskedAccount: '7777750861' }, 'different'],
    ['of another length', { maskedAccount: 'xxxxxxx5086-x' }, 'different'],
    ['with three visible digits', { maskedAccount: 'xxx-x-xx086-x' }, 'uncertain'],
    ['with no visible digit', { maskedAccount: 'xxx-x-xxxxx-x' }, 'uncertain'],
    ['without a number', { maskedAccount: '' }, 'uncertain'],
    ['with a number that was cut off', { maskedAccount: 'x5086x' }, 'uncertain'],
    ['without a bank', { bank: null }, 'uncertain'],
    ['without a name', { maskedName: '' }, 'uncertain'],
    ['with a title alone', { maskedName: 'บริษัท' }, 'uncertain'],
    ['with first letters alone', { maskedName: 'บริษัท ด*** ต*** จ***' }, 'uncertain'],
    ['with a name in the other script', { maskedName: 'DAOTHONG CO., LTD.' }, 'uncertain'],
    ['with both scripts', { maskedName: 'DAOTHONG CO.', otherName: 'บจก. ดาวทอง ตัว' }, 'match'],
    ['by PromptPay', { bank: null, maskedAccount: '', maskedProxy: 'x-xxxx-xxxx0-00-1' }, 'match'],
    [
      'by the PromptPay of another',
      { bank: null, maskedAccount: '', maskedProxy: 'x-xxxx-xxxx0-00-2' },
      'different',
    ],
  ] as const)('%s', (_, more, found) => expect(matchParty(shown(more), brand)).toBe(found));

  it('matches one of several accounts', () => {
    const other = { ...brand, account: '1112223334' };
    expect(matchAny(shown(), [other, brand])).toBe('match');
    expect(matchAny(shown({ maskedName: '' }), [other, brand])).toBe('uncertain');
    expect(matchAny(shown(), [other])).toBe('different');
    expect(matchAny(shown(), [])).toBe('different');
  });
});

describe('a name', () => {
  it.each([
    ['นาย สมชาย ใ***', 'สมชาย ใจดี'],
    ['นายสมชาย ใจ', 'สมชาย ใจดี'],
    ['สมชาย ใจดี', 'นายสมชาย ใจดี'],
    ['น.ส. สมศรี ใ***', 'สมศรี ใจดี'],
    ['นางสาวสมศรี ใจดี', 'น.ส.สมศรี ใจดี'],
    ['นางนวล ใจ***', 'นางนวล ใจดี'],
    ['นายิกา ก***', 'นายิกา กล้าหาญ'],
    ['MR. SOMCHAI J***', 'Somchai Jaidee'],
    ['Somchai Jai', 'MR SOMCHAI JAIDEE'],
    ['Miss Somsri Jxxx', 'Somsri Jaidee'],
    ['บจก. ดาวทอง', 'บริษัท ดาวทอง จำกัด'],
    ['บริษัทดาวทองจำกัด', 'บริษัท ดาวทอง จำกัด'],
    ['DAOTHONG EXAMPLE CO.,LTD.', 'Daothong Example Company Limited'],
    ['เก่ง', 'เก่ง'],
  ])('%s agrees with %s', (left, right) => expect(compareName(left, [right])).toBe('agrees'));

  it.each([
    ['สมศรี ใ***', 'สมชาย ใจดี'],
    ['สมศรี ใ***', 'สมศรี'],
    ['สมศรี ก***', 'สมศรี ใจดี'],
    ['MR SOMCHAI J***', 'Somchai Kaew'],
    ['บริษัท ดาวเงิน จำกัด', 'บริษัท ดาวทอง จำกัด'],
  ])('%s contradicts %s', (left, right) => expect(compareName(left, [right])).toBe('contradicts'));

  it.each([
    ['***', 'สมศรี ใจดี'],
    ['', 'สมศรี ใจดี'],
    ['นาย', 'นายสมชาย ใจดี'],
    ['นาย ส***', 'นาย สมชาย ใจดี'],
    ['บริษัทดาว', 'บริษัท ดาวทอง จำกัด'],
    ['สม', 'สมศรี ใจดี'],
    ['สมศรี', 'สมศรี ใจดี'],
    ['ส*** ใ***', 'สมศรี ใจดี'],
    ['SOMSRI JAIDEE', 'สมศรี ใจดี'],
    ['EXAMPLE CO.', 'บริษัท แบรนด์ brand-a จำกัด'],
  ])('%s shows too little of %s', (left, right) => expect(compareName(left, [right])).toBe('weak'));
});

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const account = fc.integer({ min: 10, max: 15 }).chain(digits);
const masked = account.chain((number) =>
  fc.record({
    number: fc.constant(number),
    hidden: fc.array(fc.boolean(), { minLength: number.length, maxLength: number.length }),
  }),
);
const maskOf = (number: string, hidden: readonly boolean[]) =>
  [...number].map((digit, at) => (hidden[at] === true ? 'x' : digit)).join('');
const name = fc.constantFrom('สมชาย ใจดี', 'กุ้งแก้ว ปู่ทอง', 'ณัฐวุฒิ แก้วมณี', 'อารีย์ ศรีสุข');
const title = fc.constantFrom('', 'นาย', 'นาย ', 'นาง', 'นางสาว', 'น.ส. ', 'คุณ');

describe('for any masked data', () => {
  it('the correct number agrees if at least four digits are visible, and never contradicts', () =>
    check(masked, ({ number, hidden }) => {
      const visible = hidden.filter((candidate) => !candidate).length;
      expect(compareNumber(maskOf(number, hidden), number)).toBe(visible < 4 ? 'weak' : 'agrees');
    }));

  it('one different visible digit prevents a match', () =>
    check(
      fc.tuple(masked, fc.nat(), fc.integer({ min: 1, max: 9 }), name),
      ([{ number, hidden }, where, by, holder]) => {
        const at = where % number.length;
        const wrong = [...number]
          .map((digit, index) => (index === at ? String((Number(digit) + by) % 10) : digit))
          .join('');
        const open = hidden.map((item, index) => index !== at && item);
        const party = { bank: '014', maskedAccount: maskOf(wrong, open), maskedName: maskBankName(holder) };
        expect(matchParty(party, { bank: '014', account: number, names: [holder] })).toBe('different');
      },
    ));

  it("the account's holder matches under a bank's mask, with any title", () =>
    check(fc.tuple(account, name, title), ([number, holder, before]) => {
      const party = {
        bank: '004',
        maskedAccount: maskAccount(number),
        maskedName: `${before}${maskBankName(holder)}`,
      };
      expect(matchParty(party, { bank: '004', account: number, names: [holder] })).toBe('match');
    }));

  it('another holder is never a match', () =>
    check(fc.tuple(masked, name, name, title), ([{ number, hidden }, holder, other, before]) => {
      fc.pre(holder !== other);
      const party = {
        bank: '004',
        maskedAccount: maskOf(number, hidden),
        maskedName: `${before}${maskBankName(other)}`,
      };
      expect(matchParty(party, { bank: '004', account: number, names: [holder] })).toBe('different');
    }));

  it('a cut-off name never contradicts', () =>
    check(fc.tuple(name, fc.nat()), ([holder, where]) => {
      const cut = holder.slice(0, where % (holder.length + 1));
      expect(compareName(cut, [holder])).not.toBe('contradicts');
    }));
});
