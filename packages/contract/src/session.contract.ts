import * as z from 'zod/mini';
import { sample } from './examples.contract.ts';
import { defineOperation } from './operation.ts';
import { emptyBodySchema, instantSchema, loginPasswordSchema, loginUsernameSchema } from './schemas.ts';
import { userProfileExample, userProfileSchema } from './user-profile.contract.ts';

export const sessionSchema = z.object({
  /** An opaque bearer token that is valid for one brand. */
  token: z.string().check(z.minLength(16), z.maxLength(4096)),
  /** The time at which the session ends even if the member remains active. */
  expiresAt: instantSchema,
  user: userProfileSchema,
});
export type Session = z.output<typeof sessionSchema>;

export const login = defineOperation({
  id: 'session.login',
  method: 'POST',
  path: '/api/auth/login',
  rows: ['AP-01', 'ER-04', 'RO-01'],
  auth: 'public',
  summary: 'Signs a member in. A 401 means wrong credentials and does not end an existing session (RD-02).',
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
  summary:
    'Revokes the token. A client counts as signed out whatever the response, even if there is no response.',
  body: emptyBodySchema,
  response: z.object({ revoked: z.boolean() }),
  provisional: true,
  extension: true,
  example: { body: {}, response: { revoked: true } },
});
