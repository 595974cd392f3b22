import { misplacedAddressPart, postcodeOfSubdistrict } from '@chada/membership-rules/thai-postcodes';
import type { Translate } from '@chada/messages';
import type { ApiError } from '@chada/stores';
import { checkPhone, problemText } from '../common/field-rules.ts';

/** The fields of an address in the order of the form, named as the contract names them. */
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

export const longestRecipient = 80;
export const longestLine = 200;

/** An address after a change; what lay within a part that changed goes, and the postcode follows the sub-district. */
export function changeAddress(values: AddressValues, field: AddressField, value: string): AddressValues {
  const next = { ...values, [field]: value };
  if (field === 'provinceCode') return { ...next, districtCode: '', subdistrictCode: '', postcode: '' };
  if (field === 'districtCode') return { ...next, subdistrictCode: '', postcode: '' };
  if (field === 'subdistrictCode') return { ...next, postcode: postcodeOfSubdistrict(value) ?? '' };
  return next;
}

/** What is wrong with each field by itself, in Thai. */
export function addressProblems(values: AddressValues, t: Translate): AddressProblems {
  const { recipient, line, provinceCode, districtCode, subdistrictCode, postcode } = values;
  const misplaced = misplacedAddressPart({ provinceCode, districtCode, subdistrictCode, postcode });
  return {
    recipient:
      recipient.trim() === '' ? t('validation.requiredField', { field: t('address.recipient') }) : undefined,
    phone: problemText(checkPhone(values.phone), t),
    line: line.trim() === '' ? t('validation.addressRequired') : undefined,
    provinceCode: provinceCode === '' ? t('validation.provinceRequired') : undefined,
    districtCode:
      districtCode === '' || misplaced === 'districtCode' ? t('validation.districtRequired') : undefined,
    subdistrictCode:
      subdistrictCode === '' || misplaced === 'subdistrictCode'
        ? t('validation.subDistrictRequired')
        : undefined,
  };
}

/** The form in which an address is sent: no blanks around, the phone in its one form. */
export function addressToSend(values: AddressValues): AddressValues {
  const phone = checkPhone(values.phone);
  return {
    ...values,
    recipient: values.recipient.trim(),
    line: values.line.trim(),
    phone: phone.ok ? phone.value : values.phone,
  };
}

/** The fields that the server's refusal names. */
export function refusedFields(error: ApiError): readonly AddressField[] {
  return addressFields.filter((field) => error.fields?.some(({ path }) => path === `body.${field}`));
}
