import { closeSessionCommand } from './close-session.ts';
import type { Command } from './command.ts';
import { StaffRefusedError } from './staff-refused-error.ts';
import { baht, idOf } from './command-args.ts';
import { memberOf, endSessions, openSessions, freeSession } from './member-sessions.ts';

export const memberCommands: readonly Command[] = [
  {
    name: 'member suspend',
    usage: 'member suspend USERNAME --brand ID',
    help: 'suspends a member and ends the sessions',
    roles: ['support'],
    needsBrand: true,
    async run(deps, input) {
      const { id, clientId } = await memberOf(deps, input);
      await deps.db
        .updateTable('member')
        .set({ suspended_at: deps.clock.now() })
        .where('id', '=', id)
        .where('suspended_at', 'is', null)
        .execute();
      const ended = await endSessions(deps, id);
      return [`${input.positionals[0]} at ${clientId} is suspended, ${ended} sessions ended`];
    },
  },
  {
    name: 'member reinstate',
    usage: 'member reinstate USERNAME --brand ID',
    help: 'ends the suspension of a member',
    roles: ['support'],
    needsBrand: true,
    async run(deps, input) {
      const { id, clientId } = await memberOf(deps, input);
      await deps.db.updateTable('member').set({ suspended_at: null }).where('id', '=', id).execute();
      return [`${input.positionals[0]} at ${clientId} may sign in`];
    },
  },
  {
    name: 'member namesake',
    usage: 'member namesake USERNAME --brand ID',
    help: 'lets a member deposit who has the name of a self-excluded person and is somebody else',
    roles: ['support'],
    needsBrand: true,
    async run(deps, input) {
      const { id, clientId } = await memberOf(deps, input);
      let deleted = 0n;
      for (const table of ['excluded_namesake', 'foreign_namesake'] as const) {
        const { numDeletedRows } = await deps.db
          .deleteFrom(table)
          .where('member_id', '=', id)
          .executeTakeFirst();
        deleted += numDeletedRows;
      }
      if (deleted === 0n) throw new StaffRefusedError('this member has the name of no excluded person');
      return [`${input.positionals[0]} at ${clientId} may deposit`];
    },
  },
  {
    name: 'member contact',
    usage: 'member contact USERNAME --brand ID',
    help: 'shows the ways to reach a member',
    reads: true,
    showsMembers: true,
    needsBrand: true,
    async run(deps, input) {
      const { id } = await memberOf(deps, input);
      const member = await deps.db
        .selectFrom('member')
        .select(['phone', 'line_id', 'email'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return [
        `phone ${member.phone}`,
        `LINE ID ${member.line_id ?? 'none'}`,
        `e-mail ${member.email ?? 'none'}`,
      ];
    },
  },
  {
    name: 'member end-sessions',
    usage: 'member end-sessions USERNAME --brand ID',
    help: 'signs a member out on all devices',
    roles: ['support'],
    needsBrand: true,
    async run(deps, input) {
      const { id, clientId } = await memberOf(deps, input);
      return [`${input.positionals[0]} at ${clientId}: ${await endSessions(deps, id)} sessions ended`];
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
    run: (deps, { positionals }, recordSuccess) => freeSession(deps, idOf(positionals), recordSuccess),
  },
  closeSessionCommand,
];
