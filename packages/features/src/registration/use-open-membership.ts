import { type ApiError, type ApiResult, useAppDispatch, useLogin, useRegistrationDraft } from '@chada/stores';
import { forgetCampaign, useRegisterMemberMutation } from '@chada/stores/registration';
import { useCallback, useRef } from 'react';
import { isApiError } from '../common/query/describe-error.ts';
import { mayHaveGoneThrough, placeRefusal } from './refusal.ts';

type Membership = Parameters<ReturnType<typeof useRegisterMemberMutation>[0]>[0];

/** The result of opening a membership; without an API `error`, the page itself failed. */
export type Opening =
  | { readonly state: 'signedIn' }
  /** The membership exists but the sign-in failed: the member signs in manually. */
  | { readonly state: 'opened' }
  | { readonly state: 'refused'; readonly error: ApiError | undefined };

/** Opens a membership, then signs the member in. */
export function useOpenMembership(): (membership: Membership) => Promise<Opening> {
  const [register] = useRegisterMemberMutation();
  const [login] = useLogin();
  const { clear: clearDraft } = useRegistrationDraft();
  const dispatch = useAppDispatch();
  // The username of an attempt whose result is unknown.
  const uncertain = useRef<string | undefined>(undefined);

  return useCallback(
    async (membership: Membership) => {
      const { username, password } = membership;
      const signIn = (): Promise<ApiResult<unknown>> => login({ username, password, from: 'login' });
      const clear = (): void => {
        clearDraft();
        dispatch(forgetCampaign());
      };
      const { error } = await register(membership);
      if (error === undefined) {
        clear();
        const result = await signIn();
        return { state: result.ok ? 'signedIn' : 'opened' };
      }
      if (!isApiError(error)) return { state: 'refused', error: undefined };
      const taken = placeRefusal(error) === 'username' || placeRefusal(error) === 'phone';
      // The response of an earlier attempt was lost: the taken username may be this member's own.
      if (taken && uncertain.current === username && (await signIn()).ok) {
        clear();
        return { state: 'signedIn' };
      }
      if (mayHaveGoneThrough(error)) uncertain.current = username;
      return { state: 'refused', error };
    },
    [register, login, clearDraft, dispatch],
  );
}
