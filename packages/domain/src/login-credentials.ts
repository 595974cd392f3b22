import { loginLimits } from './field-rules.ts';
import { normalizeUsername } from './normalize-username.ts';
import { isStorable } from './text.ts';

export interface LoginCredentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Returns the values of a login form as the API expects them: the username in its stored form with at most
 * `loginLimits.username` UTF-16 code units, and the unchanged password.
 */
export function normalizeLogin({ username, password }: LoginCredentials): LoginCredentials {
  return { username: normalizeUsername(username).slice(0, loginLimits.username), password };
}

/**
 * True if the username and the password are not empty and can be stored. Forms refuse all other values without sending
 * a request.
 */
export function isCompleteLogin({ username, password }: LoginCredentials): boolean {
  return [username, password].every((value) => value !== '' && isStorable(value));
}
