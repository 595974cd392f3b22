import postcodes from './postcodes.json' with { type: 'json' };

/** The codes of a Thai address (ME-12): province 2 digits, district 4, sub-district 6, postcode 5. */
export interface ThaiAddressCodes {
  readonly provinceCode: string;
  readonly districtCode: string;
  readonly subdistrictCode: string;
  readonly postcode: string;
}

/**
 * Maps the code of each district to its postcodes. `10300:0102` means postcode 10300 for the sub-districts whose codes
 * end in 01 and 02.
 */
const byDistrict: Readonly<Record<string, string>> = postcodes;

/** Returns the postcode of a sub-district's six-digit code, or `undefined`. SOURCE.md names the source of the data. */
export function postcodeOfSubdistrict(subdistrictCode: string): string | undefined {
  const [, district = '', ending = ''] = /^(\d{4})(\d{2})$/.exec(subdistrictCode) ?? [];
  const groups = Object.hasOwn(byDistrict, district) ? byDistrict[district] : undefined;
  for (const group of groups?.split(',') ?? []) {
    const [postcode, endings = ''] = group.split(':');
    for (let at = 0; at < endings.length; at += 2) if (endings.startsWith(ending, at)) return postcode;
  }
  return undefined;
}

/**
 * A wrong part of an address: a district outside the province, a sub-district outside the district, or a postcode of
 * another sub-district.
 */
export type MisplacedPart = 'districtCode' | 'subdistrictCode' | 'postcode';

/** Returns the first part of an address that does not match the part before it, or `undefined`. */
export function misplacedAddressPart(address: ThaiAddressCodes): MisplacedPart | undefined {
  const { provinceCode, districtCode, subdistrictCode, postcode } = address;
  if (!districtCode.startsWith(provinceCode) || !Object.hasOwn(byDistrict, districtCode))
    return 'districtCode';
  const wanted = postcodeOfSubdistrict(subdistrictCode);
  if (!subdistrictCode.startsWith(districtCode) || wanted === undefined) return 'subdistrictCode';
  return postcode === wanted ? undefined : 'postcode';
}
