import { configurationByKey } from '@chada/contract/setting';
import { api } from '../rtk/api.ts';
import { memberQuery } from '../rtk/endpoint-makers.ts';

export const configurationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One remote configuration entry (AP-03). */
    configurationEntry: memberQuery(build, configurationByKey, (_who, key: string) => ({ query: { key } })),
  }),
});

export const { useConfigurationEntryQuery } = configurationApi;
