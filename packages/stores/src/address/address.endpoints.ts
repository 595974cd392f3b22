import { addressMine, addressUpdate } from '@chada/contract/address';
import type { CallInput } from '@chada/contract';
import { api } from '../query/query-api.ts';
import { memberMutation, memberQuery } from '../query/endpoint-builders.ts';

/** The fields of a delivery address. */
export type AddressInput = CallInput<typeof addressUpdate>['body'];

export const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the member's delivery address, or null. */
    address: memberQuery(build, addressMine, (_who, _: void) => ({}), { provides: ['Address'] }),
    /** Replaces the delivery address. */
    updateAddress: memberMutation(build, addressUpdate, (_who, body: AddressInput) => ({ body }), [
      'Address',
      'User',
    ]),
  }),
});

export const { useAddressQuery, useUpdateAddressMutation } = addressApi;
