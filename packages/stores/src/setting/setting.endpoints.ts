import { configurationByKey } from '@chada/contract/setting';
import { api } from '../query/query-api.ts';
import { memberQuery } from '../query/endpoint-builders.ts';

export const settingApi = api.injectEndpoints({
  endpoints: (build) => ({
    configurationEntry: memberQuery(build, configurationByKey, (_who, key: string) => ({ query: { key } })),
  }),
});

export const { useConfigurationEntryQuery } = settingApi;
