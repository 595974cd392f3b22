import { createTranslator } from '@chada/messages/catalogue';
import { expect, it } from 'vitest';
import { formSteps, optionalValues, stepTitles } from './form-steps.ts';

const t = createTranslator({});
const titlesOf = (...steps: readonly Parameters<typeof own>[0][]) =>
  stepTitles(formSteps(own(...steps), t), 'รหัส');
function own(...fields: readonly ('phone' | 'lineId' | 'password' | 'bankAccount')[][]) {
  return { phoneCode: false, consents: [], steps: fields.map((one) => ({ fields: [...one] })) };
}

it('a brand without steps has the form of the specification', () => {
  const form = formSteps(undefined, t);
  expect(form.map(({ title, values }) => [title, values])).toEqual([
    ['บัญชีผู้ใช้', ['phone', 'username', 'password']],
    ['บัญชีธนาคาร', ['bankName', 'bankId', 'ageConfirmed', 'consents']],
  ]);
  expect(optionalValues(form).size).toBe(0);
});

it('titles of steps differ', () => {
  expect(titlesOf(['phone'], ['lineId'], ['password'], ['bankAccount'])).toEqual([
    'ข้อมูลของคุณ',
    'ข้อมูลของคุณ 2',
    'บัญชีผู้ใช้',
    'บัญชีธนาคาร',
    'รหัส',
  ]);
});
