import { addressMine, addressUpdate } from '@chada/contract/address';
import type { CallInput } from '@chada/contract';
import { api } from '../query/query-api.ts';
import { memberMutation, memberQuery, noInput } from '../query/endpoint-builders.ts';

export type { Address } from '@chada/contract/address-record';

export type AddressInput = CallInput<typeof addressUpdate>['body'];

export const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads the member's delivery address, which is null if the member has not entered one. */
    address: memberQuery(build, addressMine, noInput, { provides: ['Address'] }),
    updateAddress: memberMutation(build, addressUpdate, (_who, body: AddressInput) => ({ body }), {
      invalidates: ['Address', 'User'],
    }),
  }),
});

export const { useAddressQuery, useUpdateAddressMutation } = addressApi;
