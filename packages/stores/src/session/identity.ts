import type { RootState } from '../store/root-reducer.ts';

/** The fields that identify the signed-in member in requests (RD-19). */
export interface Identity {
  readonly uuid: string;
  readonly username: string;
  readonly bankName: string;
  readonly bankId: string;
}

export function selectIdentity({ auth }: RootState): Identity | null {
  if (auth.status !== 'loggedIn') return null;
  const { uuid, user_pass, user_bank } = auth.user;
  return { uuid, username: user_pass.username, ...user_bank };
}
