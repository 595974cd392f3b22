import type { Address } from '@chada/contract';
import { misplacedAddressPart } from '@chada/membership-rules/thai-postcodes';
import { ApiError, type RefusedFields } from '../../http/api-error.ts';
import type { MemberContext } from '../../http/context.ts';
import { saveAddress, type AddressRow } from './repository.ts';

/** As it is stored: NFC (and never NFKC, which takes a sara am apart), without blanks around it. */
const tidy = (text: string): string => text.normalize('NFC').trim();

/** Replaces the member's address. Throws VALIDATION_FAILED for an empty text or parts that don't belong together. */
export async function updateAddress(
  { deps, member, now }: MemberContext,
  asked: Address,
): Promise<AddressRow> {
  const [recipient, line] = [tidy(asked.recipient), tidy(asked.line)];
  const fields: RefusedFields = [];
  if (recipient === '') fields.push({ path: 'body.recipient', rule: 'too_small' });
  if (line === '') fields.push({ path: 'body.line', rule: 'too_small' });
  const misplaced = misplacedAddressPart(asked);
  if (misplaced) fields.push({ path: `body.${misplaced}`, rule: 'belongs' });
  if (fields.length > 0) throw new ApiError('VALIDATION_FAILED', { fields });
  return saveAddress(deps.db, {
    member_id: member.id,
    recipient,
    phone: asked.phone,
    line,
    subdistrict_code: asked.subdistrictCode,
    district_code: asked.districtCode,
    province_code: asked.provinceCode,
    postcode: asked.postcode,
    updated_at: now,
  });
}
