import type { CallInput } from '@chada/contract';
import { userChangePassword, userDetail, userLevel, userSetting } from '@chada/contract/user';
import { api } from '../query/query-api.ts';
import { memberMutation, memberQuery } from '../query/endpoint-builders.ts';
import { prefetch, prefetchMissing, prefetchStale } from '../query/prefetch.ts';
import type { AppThunk } from '../store/services.ts';

export type { UserSetting } from '@chada/contract/setting';
export type { LevelStanding } from '@chada/contract/user';

export const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    userDetail: memberQuery(build, userDetail, ({ uuid }, _: void) => ({ params: { uuid } }), {
      provides: ['User'],
    }),
    level: memberQuery(build, userLevel, ({ uuid }, _: void) => ({ params: { uuid } }), {
      provides: ['User'],
    }),
    /** Loads the deposit promotion for the member (PR-01). */
    userSetting: memberQuery(build, userSetting, (_who, _: void) => ({ body: {} }), { keepSeconds: 3600 }),
    /** Changes the password and ends all other sessions of the member (AP-10). */
    changePassword: memberMutation(
      build,
      userChangePassword,
      ({ uuid }, body: CallInput<typeof userChangePassword>['body']) => ({ params: { uuid }, body }),
    ),
  }),
});

export const { useUserDetailQuery, useLevelQuery, useUserSettingQuery, useChangePasswordMutation } = userApi;

const { level, userSetting: setting } = userApi.endpoints;

export const prefetchUserSetting = (): AppThunk => prefetch(setting.initiate(undefined, prefetchMissing));
export const prefetchLevel = (): AppThunk => prefetch(level.initiate(undefined, prefetchStale));
