import * as z from 'zod/mini';
import { sample } from './examples.contract.ts';
import { defineOperation } from './operation.ts';
import { emptyBodySchema, instantSchema, loginPasswordSchema, loginUsernameSchema } from './schemas.ts';
import { userProfileExample, userProfileSchema } from './user-profile.contract.ts';

/** A session, opened by login. */
export const sessionSchema = z.object({
  /** Opaque bearer token, bound to the brand. */
  token: z.string().check(z.minLength(16), z.maxLength(4096)),
  /** The latest end of the session. */
  expiresAt: instantSchema,
  user: userProfileSchema,
});
/** A session, opened by login. */
export type Session = z.output<typeof sessionSchema>;

export const login = defineOperation({
  id: 'session.login',
  method: 'POST',
  path: '/api/auth/login',
  rows: ['AP-01', 'ER-04', 'RO-01'],
  auth: 'public',
  summary: 'Signs a member in; a 401 here means wrong credentials and ends no session (RD-02).',
  body: z.object({ username: loginUsernameSchema, password: loginPasswordSchema }),
  response: sessionSchema,
  errors: ['CREDENTIALS_WRONG', 'MEMBER_SUSPENDED'],
  provisional: true,
  example: {
    body: { username: sample.username, password: 'แมวน้อยกินปลาทู9' },
    response: {
      token: 'Zk3mS0cV1v9yQb7xJt2Wn8uLr5Ea4hDp',
      expiresAt: '2026-11-21T03:15:00.000Z',
      user: userProfileExample,
    },
  },
});

export const logout = defineOperation({
  id: 'session.logout',
  method: 'POST',
  path: '/api/auth/logout',
  rows: ['ST-04'],
  auth: 'member',
  summary: 'Revokes the token. A client treats any answer, or none, as signed out.',
  body: emptyBodySchema,
  response: z.object({ revoked: z.boolean() }),
  provisional: true,
  extension: true,
  example: { body: {}, response: { revoked: true } },
});
