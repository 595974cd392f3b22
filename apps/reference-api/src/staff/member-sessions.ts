import { randomUUID } from 'node:crypto';
import type { Tx } from '../database/connection.ts';
import { ProviderUnavailableError } from '../games/game-provider.ts';
import { returnCredit } from '../modules/game/return-credit.ts';
import type { RecordSuccess } from './audit.ts';
import { closedHere } from './brands-elsewhere.ts';
import type { CommandInput, StaffDeps } from './command.ts';
import { findRecipient } from './recipient.ts';
import { StaffRefusedError } from './staff-refused-error.ts';
import { baht } from './command-args.ts';

export function memberOf({ db }: StaffDeps, { positionals: [username], brand }: CommandInput) {
  if (username === undefined) throw new StaffRefusedError('give a username');
  return findRecipient(db, { username, clientId: brand });
}

export async function endSessions({ db, clock }: StaffDeps, memberId: number): Promise<number> {
  const ended = await db
    .updateTable('session')
    .set({ revoked_at: clock.now() })
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

export function openSessions({ db }: StaffDeps) {
  return db
    .selectFrom('game_session')
    .innerJoin('member', 'member.id', 'game_session.member_id')
    .select([
      'game_session.uuid',
      'game_session.client_id as clientId',
      'game_session.status',
      'game_session.provider',
      'game_session.taken',
      'game_session.opened_at as at',
      'member.id as memberId',
      'member.uuid as memberUuid',
      'member.username',
    ])
    .where('game_session.status', '<>', 'closed')
    .where('game_session.client_id', 'not in', closedHere(db))
    .orderBy('game_session.id');
}

export async function freeSession(
  deps: StaffDeps,
  uuid: string,
  recordSuccess: RecordSuccess<string[]>,
): Promise<string[]> {
  const session = await openSessions(deps).where('game_session.uuid', '=', uuid).executeTakeFirst();
  if (!session) throw new StaffRefusedError(`there is no open game session ${uuid}`);
  const { memberId: id, memberUuid, username, clientId } = session;
  const brand = deps.brands.all().find((client) => client.id === clientId);
  if (!brand) throw new StaffRefusedError(`the brand ${clientId} is not configured here`);
  const linesFor = (satangBack: number) => [
    `${username} at ${clientId}: ${baht(satangBack)} are back from ${session.provider}`,
  ];
  try {
    const member = { id, uuid: memberUuid, username };
    const onCredited = (tx: Tx, amountSatang: number) => recordSuccess(tx, linesFor(amountSatang));
    await returnCredit({ deps, brand, member, key: randomUUID(), onCredited }, { sessionId: uuid });
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    throw new StaffRefusedError('the provider does not answer; the credit is still there, try again later');
  }
  const { brought } = await deps.db
    .selectFrom('game_session')
    .select('brought')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  return linesFor(brought ?? 0);
}
