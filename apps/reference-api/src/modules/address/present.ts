import type { Address } from '@chada/contract';
import type { AddressRow } from './repository.ts';

/** A delivery address. */
export function presentAddress(row: AddressRow): Address {
  return {
    recipient: row.recipient,
    phone: row.phone,
    line: row.line,
    subdistrictCode: row.subdistrict_code,
    districtCode: row.district_code,
    provinceCode: row.province_code,
    postcode: row.postcode,
  };
}
