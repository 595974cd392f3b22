import type { Command } from './command.ts';
import { decideReward, waitingRewards, type RewardDecision } from './decide-reward.ts';
import { idOf, reasonOf } from './command-args.ts';

function deciding(verb: string, decision: RewardDecision, help: string): Command {
  const rejects = decision === 'rejected';
  return {
    name: `reward ${verb}`,
    usage: `reward ${verb} ID${rejects ? ' [REASON]' : ''}`,
    help,
    roles: ['editor', 'support'],
    async run(deps, { positionals }) {
      const reason = rejects ? reasonOf(positionals) : undefined;
      const { rewardName } = await decideReward(deps, idOf(positionals), { decision, reason });
      return [`${rewardName}: ${decision}`];
    },
  };
}

export const rewardCommands: readonly Command[] = [
  {
    name: 'reward list',
    usage: 'reward list',
    reads: true,
    showsMembers: true,
    help: 'lists the rewards that must be sent or are on their way',
    async run(deps) {
      const rows = await waitingRewards(deps);
      if (rows.length === 0) return ['nothing waits'];
      return rows.map(
        ({ uuid, clientId, username, name, status, at }) =>
          `${uuid}  ${clientId}  ${username}  ${name}  ${status}  ${at.toISOString()}`,
      );
    },
  },
  deciding('send', 'sent', 'says that a reward is on its way'),
  deciding('done', 'done', 'says that a reward has arrived'),
  deciding('reject', 'rejected', 'rejects it; points and piece come back'),
];
