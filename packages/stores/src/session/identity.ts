import type { RootState } from '../store/root-reducer.ts';

/** What names the signed-in member in paths and bodies; always the token's own (RD-19). */
export interface Identity {
  readonly uuid: string;
  readonly username: string;
  readonly bankName: string;
  readonly bankId: string;
}

/** The signed-in member's identity; null for a visitor. */
export function identityOf({ auth }: RootState): Identity | null {
  if (auth.status !== 'loggedIn') return null;
  const { uuid, user_pass, user_bank } = auth.user;
  return { uuid, username: user_pass.username, ...user_bank };
}
