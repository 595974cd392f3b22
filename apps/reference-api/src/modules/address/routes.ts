import type { Address } from '@chada/contract';
import type { HandlersOf } from '../../http/pipeline/handler.ts';
import { readAddress, type AddressRow } from './repository.ts';
import { updateAddress } from './service.ts';

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

export const addressHandlers: HandlersOf<'address.mine' | 'address.update'> = {
  'address.mine': {
    kind: 'member',
    async run({ deps, member }) {
      const row = await readAddress(deps.lookups, member.id);
      return { address: row ? presentAddress(row) : null };
    },
  },
  'address.update': {
    kind: 'member',
    run: async (context, { body }) => ({ address: presentAddress(await updateAddress(context, body)) }),
  },
};
