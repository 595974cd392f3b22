import { type ApiError, type ApiResult, useAppDispatch, useLogin, useRegistrationDraft } from '@chada/stores';
import {
  forgetCampaign,
  type RegistrationInput,
  useRegisterMemberMutation,
} from '@chada/stores/registration';
import { useCallback, useRef } from 'react';
import { isApiError } from '../common/query/describe-error.ts';
import { mayHaveSucceeded, placeRefusal } from './refusal.ts';

/**
 * The result of a registration. After a failure, `error` is undefined if the failure is not an `ApiError`, for example
 * because of a bug in the site's own code.
 */
export type RegistrationOutcome =
  | { readonly state: 'signedIn' }
  | { readonly state: 'opened' }
  | { readonly state: 'refused'; readonly error: ApiError | undefined };

export function useRegisterMember(): (membership: RegistrationInput) => Promise<RegistrationOutcome> {
  const [register] = useRegisterMemberMutation();
  const [login] = useLogin();
  const { clear: clearDraft } = useRegistrationDraft();
  const dispatch = useAppDispatch();
  // The username of a registration whose response was lost.
  const unansweredUsername = useRef<string | undefined>(undefined);

  return useCallback(
    async (membership: RegistrationInput) => {
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
      // An earlier request whose response was lost may have registered the member with this username.
      if (taken && unansweredUsername.current === username && (await signIn()).ok) {
        clear();
        return { state: 'signedIn' };
      }
      if (mayHaveSucceeded(error)) unansweredUsername.current = username;
      return { state: 'refused', error };
    },
    [register, login, clearDraft, dispatch],
  );
}
