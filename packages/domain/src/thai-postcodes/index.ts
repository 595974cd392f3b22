import postcodes from './postcodes.json' with { type: 'json' };

/**
 * The codes of a Thai address: 2 digits for the province, 4 for the district, 6 for the sub-district, 5 for the
 * postcode (ME-12).
 */
export interface ThaiAddressCodes {
  readonly provinceCode: string;
  readonly districtCode: string;
  readonly subdistrictCode: string;
  readonly postcode: string;
}

/**
 * Maps a district code to its postcodes. `10300:0102` means postcode 10300 for the sub-districts whose codes end in
 * 01 and 02.
 */
const byDistrict: Readonly<Record<string, string>> = postcodes;

/**
 * Returns the postcode of a sub-district's six-digit code, or `undefined` for an unknown code. For the source of the
 * data, see SOURCE.md.
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

/**
 * A field of an address that contradicts the field of the larger area, such as a district of another
 * province.
 */
export type MisplacedPart = 'districtCode' | 'subdistrictCode' | 'postcode';

/**
 * Checks that sub-district, district, province and postcode belong together. Returns the first field that
 * contradicts the field of the larger area, or `undefined` if the address is consistent.
 */
export function misplacedAddressPart(address: ThaiAddressCodes): MisplacedPart | undefined {
  const { provinceCode, districtCode, subdistrictCode, postcode } = address;
  if (!districtCode.startsWith(provinceCode) || !Object.hasOwn(byDistrict, districtCode))
    return 'districtCode';
  const wanted = postcodeOfSubdistrict(subdistrictCode);
  if (!subdistrictCode.startsWith(districtCode) || wanted === undefined) return 'subdistrictCode';
  return postcode === wanted ? undefined : 'postcode';
}
