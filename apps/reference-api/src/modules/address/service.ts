import type { Address } from '@chada/contract';
import { misplacedAddressPart } from '@chada/domain/thai-postcodes';
import { ApiError } from '../../http/errors/api-error.ts';
import type { MemberContext } from '../../http/pipeline/handler.ts';
import { saveAddress, type AddressRow } from './repository.ts';

/**
 * Stores the member's address. Throws VALIDATION_FAILED if subdistrict, district, province and postal code do not
 * belong together.
 */
export async function updateAddress(
  { deps, member, now }: MemberContext,
  address: Address,
): Promise<AddressRow> {
  const misplaced = misplacedAddressPart(address);
  if (misplaced) {
    throw new ApiError('VALIDATION_FAILED', { fields: [{ path: `body.${misplaced}`, rule: 'belongs' }] });
  }
  return saveAddress(deps.db, {
    member_id: member.id,
    recipient: address.recipient,
    phone: address.phone,
    line: address.line,
    subdistrict_code: address.subdistrictCode,
    district_code: address.districtCode,
    province_code: address.provinceCode,
    postcode: address.postcode,
    updated_at: now,
  });
}
