import { addressSchema, operations, passwordSchema } from '@chada/contract';
import type { BadText } from '@chada/testing/bad-input';
import type { Page } from '../browsers/page.ts';
import { makeIdentity } from '../test-actor.ts';
import type { Translate } from '@chada/messages';

export interface FieldCase {
  readonly name: string;
  readonly as: 'visitor' | 'member' | 'upline';
  readonly path: string;
  readonly css: string;
  readonly prepare?: (page: Page, t: Translate) => Promise<void>;
  /**
   * Returns `true` if the screen must accept the text, `false` if the screen must refuse the text, and `undefined` if
   * the screen may do either.
   */
  readonly accepts: (entry: BadText, input: string) => boolean | undefined;
  readonly isTried?: (entry: BadText) => boolean;
  readonly maxTypedLength: number;
}

const defaultMaxLength = 1000;
const schemas = {
  note: operations['slip.requestDeposit'].body.shape.note,
  time: /^\s*(([01]?\d|2[0-3])[:.][0-5]\d([:.][0-5]\d)?)?\s*$/,
};

/** Maps the name of a bad text to the amount in baht that the text means. */
const amounts: Readonly<Record<string, number>> = {
  'a comma at thousands': 1000,
  'a blank at thousands': 1000,
  'no digit after it': 5,
  'an amount with its unit': 500,
  'an amount with signs without width': 500,
  'the baht sign with an amount': 500,
  'full-width digits of an amount': 500,
  'Thai digits of an amount': 1234.5,
  'zeros before it': 500,
  'blanks around': 5,
  'blanks before it': 500_000,
  'Thai digits of a phone': 812_345_678,
  'full-width digits of a phone': 812_345_678,
  'Thai and other digits mixed': 812_345_678,
};
const amountOf =
  ({ min, max }: { min: number; max: number }): FieldCase['accepts'] =>
  ({ name }) => {
    const baht = amounts[name];
    return baht !== undefined && baht >= min && baht <= max;
  };

const digitsOf = (input: string) =>
  input
    .normalize('NFKC')
    .replace(/[\u0e50-\u0e59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[^\p{L}\p{M}\p{N}\p{Cc}\p{Cs}_]/gu, '');
const numberLike =
  (pattern: RegExp): FieldCase['accepts'] =>
  (_, input) =>
    pattern.test(digitsOf(input)) ? undefined : false;
const usernameLike: FieldCase['accepts'] = (_, input) =>
  /^[a-z][a-z0-9_]{3,19}$/i.test(input.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '')) ? undefined : false;
/**
 * Returns `false` for a password that the contract refuses. Returns `undefined` for other passwords, because the screen
 * may refuse weak passwords.
 */
const passwordLike: FieldCase['accepts'] = (_, input) =>
  passwordSchema.safeParse(input).success ? undefined : false;
const acceptsEither: FieldCase['accepts'] = () => undefined;
const textLike =
  (schema: { safeParse(value: unknown): { success: boolean } }, needed: boolean): FieldCase['accepts'] =>
  (_, input) => {
    if (needed && input.replace(/[\s\p{Cf}\u3164]/gu, '') === '') return false;
    if (/[\p{Cs}\u0000-\u0008\u000e-\u001f\u007f-\u009f\uffff]/u.test(input.trim())) return false;
    return schema.safeParse(input).success ? true : undefined;
  };

async function toBankStep(page: Page, t: Translate): Promise<void> {
  const identity = makeIdentity();
  await page.fill(t('common.phone'), identity.phone);
  await page.fill(t('common.username'), identity.username);
  await page.fill(t('common.password'), identity.password);
  await page.click('button', t('common.next'));
  await page.choose(t('common.bank'), identity.bankName);
}

async function fillAddress(page: Page, t: Translate): Promise<void> {
  await page.fill(t('address.line'), '88/4');
  for (const [list, code] of [
    [t('address.province'), '10'],
    [t('address.district'), '1001'],
    [t('address.subdistrict'), '100101'],
  ] as const)
    await page.choose(list, code);
}

async function openRequest(page: Page, t: Translate): Promise<void> {
  await page.click('button', t('slip.requestOpen'));
  await page.see(t('slip.requestTitle'));
}
async function openGoodRequest(page: Page, t: Translate): Promise<void> {
  await openRequest(page, t);
  await page.fill(t('slip.amountLabel'), '500');
}
async function openTimedRequest(page: Page, t: Translate): Promise<void> {
  await openRequest(page, t);
  await page.evaluate(() => {
    const list = document.querySelector('select');
    if (list === null) throw new Error('The list of days is missing.');
    list.selectedIndex = 1;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

const field = (name: string): string => `main input[name="${name}"]:not([hidden])`;
const address = {
  as: 'member',
  path: '/auth/settings/manage-address',
  prepare: fillAddress,
  maxTypedLength: defaultMaxLength,
} as const;
const slip = { as: 'member', path: '/auth/deposit/slip', maxTypedLength: defaultMaxLength } as const;
const registerPage = { as: 'visitor', path: '/register', maxTypedLength: defaultMaxLength } as const;
const password = { as: 'member', path: '/auth/settings/change-password', maxTypedLength: 512 } as const;

export const fieldCases: readonly FieldCase[] = [
  {
    name: 'login, username',
    as: 'visitor',
    path: '/login',
    css: field('username'),
    maxTypedLength: 64,
    accepts: acceptsEither,
    prepare: (page, t) => page.fill(t('common.password'), 'x'),
  },
  {
    name: 'login, password',
    as: 'visitor',
    path: '/login',
    css: field('password'),
    maxTypedLength: 512,
    accepts: acceptsEither,
    prepare: (page, t) => page.fill(t('common.username'), 'nobody_here'),
  },
  {
    ...registerPage,
    name: 'register, phone',
    css: field('phone'),
    accepts: numberLike(/^(00)?(66)?0?[689]\d{8}$/),
  },
  { ...registerPage, name: 'register, username', css: field('username'), accepts: usernameLike },
  {
    ...registerPage,
    name: 'register, password',
    css: field('password'),
    accepts: passwordLike,
    maxTypedLength: Infinity,
  },
  {
    ...registerPage,
    name: 'register, account',
    css: field('account'),
    accepts: numberLike(/^\d{10,15}$/),
    prepare: toBankStep,
  },
  {
    name: 'withdraw, amount',
    as: 'member',
    path: '/auth/withdraw',
    css: field('amount'),
    maxTypedLength: defaultMaxLength,
    accepts: amountOf({ min: 100, max: 1000 }),
  },
  {
    name: 'deposit, amount',
    as: 'member',
    path: '/auth/deposit',
    css: field('amount'),
    maxTypedLength: defaultMaxLength,
    accepts: amountOf({ min: 100, max: 1e9 }),
  },
  {
    ...slip,
    name: 'slip, amount',
    css: field('amount'),
    accepts: (entry, input) => input.trim() === '' || amountOf({ min: 0, max: 1e9 })(entry, input),
  },
  {
    ...slip,
    name: 'request, amount',
    css: field('requestAmount'),
    prepare: openRequest,
    accepts: (entry) => (amounts[entry.name] === undefined ? false : undefined),
  },
  {
    ...slip,
    name: 'request, time',
    css: field('requestTime'),
    prepare: openTimedRequest,
    accepts: (_, input) => (schemas.time.test(input) ? undefined : false),
  },
  {
    ...slip,
    name: 'request, note',
    css: field('requestNote'),
    prepare: openGoodRequest,
    accepts: textLike(schemas.note, false),
  },
  {
    ...address,
    name: 'address, recipient',
    css: field('recipient'),
    accepts: textLike(addressSchema.shape.recipient, true),
  },
  {
    ...address,
    name: 'address, phone',
    css: field('phone'),
    accepts: numberLike(/^(00)?(66)?0?[689]\d{8}$/),
  },
  {
    ...address,
    name: 'address, line',
    css: field('line'),
    accepts: textLike(addressSchema.shape.line, true),
  },
  {
    ...password,
    name: 'password, old',
    css: field('oldPassword'),
    accepts: () => false,
    prepare: async (page, t) => {
      await page.fill(t('password.new'), 'pla-too-12345678');
      await page.fill(t('password.confirm'), 'pla-too-12345678');
    },
  },
  { ...password, name: 'password, new', css: field('newPassword'), accepts: passwordLike },
  {
    ...password,
    name: 'password, confirm',
    css: field('confirmPassword'),
    accepts: () => false,
    prepare: (page, t) => page.fill(t('password.new'), 'pla-too-12345678'),
  },
  {
    name: 'games, search',
    as: 'member',
    path: '/auth/games/slots/JK',
    css: 'main input[type=search]',
    maxTypedLength: 60,
    accepts: () => true,
  },
  {
    name: 'commission, amount',
    as: 'upline',
    path: '/auth/affiliate',
    css: field('amount'),
    maxTypedLength: defaultMaxLength,
    accepts: () => false,
    isTried: (entry) => amounts[entry.name] === undefined,
  },
];
