import { randomUUID } from 'node:crypto';
import type { Tx } from '../database/connection.ts';
import { ProviderUnavailable } from '../games/game-provider.ts';
import { returnCredit } from '../modules/game/return-credit.ts';
import type { RecordDone } from './audit.ts';
import { closeSessionCommand } from './close-session.ts';
import type { Command, CommandInput, StaffDeps } from './command.ts';
import { findRecipient } from './recipient.ts';
import { StaffRefusal } from './staff-refusal.ts';
import { baht, idOf } from './words.ts';

function memberOf({ db }: StaffDeps, { words: [username], brand }: CommandInput) {
  if (username === undefined) throw new StaffRefusal('give a username');
  return findRecipient(db, { username, clientId: brand });
}

/** Signs a member out on all devices. Returns the number of ended sessions. */
async function endSessions({ db, clock }: StaffDeps, memberId: number): Promise<number> {
  const ended = await db
    .updateTable('session')
    .set({ revoked_at: clock.now() })
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

/** Returns the game sessions that are not closed, oldest first. */
function openSessions({ db }: StaffDeps) {
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
    .orderBy('game_session.id');
}

async function freeSession(
  deps: StaffDeps,
  uuid: string,
  recordDone: RecordDone<string[]>,
): Promise<string[]> {
  const session = await openSessions(deps).where('game_session.uuid', '=', uuid).executeTakeFirst();
  if (!session) throw new StaffRefusal(`there is no open game session ${uuid}`);
  const { memberId: id, memberUuid, username, clientId } = session;
  const brand = deps.brands.all().find((one) => one.id === clientId);
  if (!brand) throw new StaffRefusal(`the brand ${clientId} is not configured here`);
  const answer = (satangBack: number) => [
    `${username} at ${clientId}: ${baht(satangBack)} are back from ${session.provider}`,
  ];
  try {
    const member = { id, uuid: memberUuid, username };
    const onCredited = (tx: Tx, amountSatang: number) => recordDone(tx, answer(amountSatang));
    await returnCredit({ deps, brand, member, key: randomUUID(), onCredited }, { sessionId: uuid });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw new StaffRefusal('the provider does not answer; the credit is still there, try again later');
  }
  const { brought } = await deps.db
    .selectFrom('game_session')
    .select('brought')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  return answer(brought ?? 0);
}

export const memberCommands: readonly Command[] = [
  {
    name: 'member suspend',
    usage: 'member suspend USERNAME --brand ID',
    help: 'suspends a member and ends the sessions',
    roles: ['support'],
    needsBrand: true,
    async run(deps, given) {
      const { id, clientId } = await memberOf(deps, given);
      await deps.db
        .updateTable('member')
        .set({ suspended_at: deps.clock.now() })
        .where('id', '=', id)
        .where('suspended_at', 'is', null)
        .execute();
      const ended = await endSessions(deps, id);
      return [`${given.words[0]} at ${clientId} is suspended, ${ended} sessions ended`];
    },
  },
  {
    name: 'member reinstate',
    usage: 'member reinstate USERNAME --brand ID',
    help: 'ends the suspension of a member',
    roles: ['support'],
    needsBrand: true,
    async run(deps, given) {
      const { id, clientId } = await memberOf(deps, given);
      await deps.db.updateTable('member').set({ suspended_at: null }).where('id', '=', id).execute();
      return [`${given.words[0]} at ${clientId} may sign in`];
    },
  },
  {
    name: 'member end-sessions',
    usage: 'member end-sessions USERNAME --brand ID',
    help: 'signs a member out on all devices',
    roles: ['support'],
    needsBrand: true,
    async run(deps, given) {
      const { id, clientId } = await memberOf(deps, given);
      return [`${given.words[0]} at ${clientId}: ${await endSessions(deps, id)} sessions ended`];
    },
  },
  {
    name: 'game-session list',
    usage: 'game-session list',
    help: 'lists the games that hold members’ credit',
    reads: true,
    showsMembers: true,
    async run(deps) {
      const rows = await openSessions(deps).execute();
      if (rows.length === 0) return ['no game is open'];
      return rows.map(({ uuid, clientId, username, provider, taken, status, at }) =>
        [uuid, clientId, username, provider, baht(taken), status, at.toISOString()].join('  '),
      );
    },
  },
  {
    name: 'game-session free',
    usage: 'game-session free ID',
    help: 'returns the credit of a stuck game to the member',
    roles: ['support', 'cashier'],
    inSteps: true,
    run: (deps, { words }, recordDone) => freeSession(deps, idOf(words), recordDone),
  },
  closeSessionCommand,
];
