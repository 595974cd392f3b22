import postcodes from './postcodes.json' with { type: 'json' };

/** The codes of a Thai address: province 2 digits, district 4, sub-district 6, postcode 5 (ME-12). */
export interface ThaiAddressCodes {
  readonly provinceCode: string;
  readonly districtCode: string;
  readonly subdistrictCode: string;
  readonly postcode: string;
}

/** By district: `postcode:two-digit endings of its sub-districts`, joined by commas. */
const byDistrict: Readonly<Record<string, string>> = postcodes;

/**
 * Returns the postcode of a sub-district by its six-digit code, or `undefined` for an unknown code.
 * Source: SOURCE.md in this folder.
 */
export function postcodeOfSubdistrict(subdistrictCode: string): string | undefined {
  const [, district = '', ending = ''] = /^(\d{4})(\d{2})$/.exec(subdistrictCode) ?? [];
  const groups = Object.hasOwn(byDistrict, district) ? byDistrict[district] : undefined;
  for (const group of groups?.split(',') ?? []) {
    const [postcode, endings = ''] = group.split(':');
    for (let at = 0; at < endings.length; at += 2) if (endings.startsWith(ending, at)) return postcode;
  }
  return undefined;
}

/** The part of an address that does not belong to the parts above it, by the name of its field. */
export type MisplacedPart = 'districtCode' | 'subdistrictCode' | 'postcode';

/**
 * Checks that sub-district, district, province and postcode belong together. Returns the first part, from the largest
 * down, that is outside the one above it, or `undefined` if all fit.
 */
export function misplacedAddressPart(address: ThaiAddressCodes): MisplacedPart | undefined {
  const { provinceCode, districtCode, subdistrictCode, postcode } = address;
  if (!districtCode.startsWith(provinceCode) || !Object.hasOwn(byDistrict, districtCode))
    return 'districtCode';
  const wanted = postcodeOfSubdistrict(subdistrictCode);
  if (!subdistrictCode.startsWith(districtCode) || wanted === undefined) return 'subdistrictCode';
  return postcode === wanted ? undefined : 'postcode';
}
