import type { RootState } from '../store/root-reducer.ts';

/** The fields that identify the logged-in member in paths and bodies; always those of the token (RD-19). */
export interface Identity {
  readonly uuid: string;
  readonly username: string;
  readonly bankName: string;
  readonly bankId: string;
}

/** Returns the logged-in member's identity; null for a visitor. */
export function identityOf({ auth }: RootState): Identity | null {
  if (auth.status !== 'loggedIn') return null;
  const { uuid, user_pass, user_bank } = auth.user;
  return { uuid, username: user_pass.username, ...user_bank };
}
