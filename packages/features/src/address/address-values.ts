import { misplacedAddressPart, postcodeOfSubdistrict } from '@chada/domain/thai-postcodes';
import type { Translate } from '@chada/messages';
import type { ApiError } from '@chada/stores';
import { checkLine, checkPhone, type FieldCheck } from '@chada/domain';
import { problemText } from '../common/fields/field-problems.ts';
import * as z from 'zod/mini';

export const addressFields = [
  'recipient',
  'phone',
  'line',
  'provinceCode',
  'districtCode',
  'subdistrictCode',
  'postcode',
] as const;
export type AddressField = (typeof addressFields)[number];
export type AddressValues = Readonly<Record<AddressField, string>>;
export type AddressProblems = Readonly<Partial<Record<AddressField, string | undefined>>>;

/** Maximum lengths in characters, as in the contract. */
const longest = { recipient: 80, line: 200 } as const;

const lineOf = (values: AddressValues, field: 'recipient' | 'line') =>
  checkLine(values[field], longest[field]);

export function changeAddress(values: AddressValues, field: AddressField, value: string): AddressValues {
  const next = { ...values, [field]: value };
  if (field === 'provinceCode') return { ...next, districtCode: '', subdistrictCode: '', postcode: '' };
  if (field === 'districtCode') return { ...next, subdistrictCode: '', postcode: '' };
  if (field === 'subdistrictCode') return { ...next, postcode: postcodeOfSubdistrict(value) ?? '' };
  return next;
}

export function addressProblems(values: AddressValues, t: Translate): AddressProblems {
  const { provinceCode, districtCode, subdistrictCode, postcode } = values;
  const [recipient, line] = [lineOf(values, 'recipient'), lineOf(values, 'line')];
  const misplaced = misplacedAddressPart({ provinceCode, districtCode, subdistrictCode, postcode });
  return {
    recipient:
      recipient.ok && recipient.value === ''
        ? t('validation.requiredField', { field: t('address.recipient') })
        : problemText(recipient, t),
    phone: problemText(checkPhone(values.phone), t),
    line: line.ok && line.value === '' ? t('validation.addressRequired') : problemText(line, t),
    provinceCode: provinceCode === '' ? t('validation.provinceRequired') : undefined,
    districtCode:
      districtCode === '' || misplaced === 'districtCode' ? t('validation.districtRequired') : undefined,
    subdistrictCode:
      subdistrictCode === '' || misplaced === 'subdistrictCode'
        ? t('validation.subDistrictRequired')
        : undefined,
  };
}

export function addressToSend(values: AddressValues): AddressValues {
  const sent = (check: FieldCheck, input: string) => (check.ok ? check.value : input);
  return {
    ...values,
    recipient: sent(lineOf(values, 'recipient'), values.recipient),
    line: sent(lineOf(values, 'line'), values.line),
    phone: sent(checkPhone(values.phone), values.phone),
  };
}

export function refusedFields(error: ApiError): readonly AddressField[] {
  return addressFields.filter((field) => error.fields?.some(({ path }) => path === `body.${field}`));
}

const addressSchema = z.object({
  recipient: z.string(),
  phone: z.string(),
  line: z.string(),
  provinceCode: z.string(),
  districtCode: z.string(),
  subdistrictCode: z.string(),
  postcode: z.string(),
});

/** Parses the JSON of typed values. Returns undefined for an invalid text. */
export function parseAddress(text: string): AddressValues | undefined {
  try {
    return addressSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
