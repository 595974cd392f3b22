import names from './names.json' with { type: 'json' };

export interface ThaiPlace {
  readonly code: string;
  readonly name: string;
}

const provinces: Readonly<Record<string, string>> = names.provinces;
const districts: Readonly<Record<string, string>> = names.districts;
/**
 * Maps a district code to the sub-districts of the district, separated by `|`. Each entry consists of the last two digits
 * of the sub-district's code and the sub-district's name.
 */
const subdistricts: Readonly<Record<string, string>> = names.subdistricts;

const own = (table: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.prototype.hasOwnProperty.call(table, code) ? table[code] : undefined;

const inOrder = (places: ThaiPlace[]): ThaiPlace[] =>
  places.sort((a, b) => a.name.localeCompare(b.name, 'th'));

/** Returns the 77 provinces in Thai alphabetical order. For the source of the data, see `SOURCE.md`. */
export function thaiProvinces(): ThaiPlace[] {
  return inOrder(Object.keys(provinces).map((code) => ({ code, name: own(provinces, code) ?? code })));
}

/** Returns the districts of a province in Thai alphabetical order. An unknown code gives an empty list. */
export function thaiDistricts(provinceCode: string): ThaiPlace[] {
  return inOrder(
    Object.keys(districts)
      .filter((code) => code.slice(0, 2) === provinceCode)
      .map((code) => ({ code, name: own(districts, code) ?? code })),
  );
}

/** Returns the sub-districts of a district in Thai alphabetical order. An unknown code gives an empty list. */
export function thaiSubdistricts(districtCode: string): ThaiPlace[] {
  const joined = own(subdistricts, districtCode);
  if (joined === undefined) return [];
  return inOrder(
    joined.split('|').map((part) => ({ code: `${districtCode}${part.slice(0, 2)}`, name: part.slice(2) })),
  );
}

/** Returns the names of an address from its codes. The name for an unknown code is undefined. */
export function thaiAddressNames(codes: {
  readonly provinceCode: string;
  readonly districtCode: string;
  readonly subdistrictCode: string;
}): { province: string | undefined; district: string | undefined; subdistrict: string | undefined } {
  return {
    province: own(provinces, codes.provinceCode),
    district: own(districts, codes.districtCode),
    subdistrict: thaiSubdistricts(codes.districtCode).filter(
      (subdistrict) => subdistrict.code === codes.subdistrictCode,
    )[0]?.name,
  };
}
