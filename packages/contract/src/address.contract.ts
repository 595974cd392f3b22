import * as z from 'zod/mini';
import { addressExample, addressSchema } from './address-record.contract.ts';
import { defineOperation } from './operation.ts';

export const addressMine = defineOperation({
  id: 'address.mine',
  method: 'GET',
  path: '/api/auth/address/mine',
  rows: ['AP-25'],
  auth: 'member',
  summary: 'The member’s delivery address, or null.',
  response: z.object({ address: z.nullable(addressSchema) }),
  provisional: true,
  example: { response: { address: addressExample } },
});

export const addressUpdate = defineOperation({
  id: 'address.update',
  method: 'PATCH',
  path: '/api/auth/address',
  rows: ['AP-25'],
  auth: 'member',
  summary:
    'Replaces the delivery address; sub-district, district, province and postcode must belong together.',
  body: addressSchema,
  response: z.object({ address: addressSchema }),
  provisional: true,
  example: { body: addressExample, response: { address: addressExample } },
});
