import type { UserProfile } from '@chada/contract';
import { addSatang } from '@chada/domain';
import type { HandlersOf, MemberContext } from '../../http/pipeline/handler.ts';
import { readBalances } from '../../ledger/member-accounts.ts';
import { readAddress } from '../address/repository.ts';
import { readOpenGame } from '../game/open-game.ts';
import { mayReceiveOffers } from '../protection/may-receive-offers.ts';
import { presentCredit, presentProfile, presentSetting, presentStanding } from './present.ts';
import { readPromotion } from './repository.ts';
import { readStanding } from './standing.ts';

export async function readProfile({
  deps,
  brand,
  member,
  now,
}: Pick<MemberContext, 'deps' | 'brand' | 'member' | 'now'>): Promise<UserProfile> {
  const [standing, { walletSatang }, address] = await Promise.all([
    readStanding(deps.db, { id: member.id, brand, now }),
    readBalances(deps.lookups, member.id),
    readAddress(deps.lookups, member.id),
  ]);
  return presentProfile(member, { standing, creditSatang: walletSatang, address });
}

export const userHandlers: HandlersOf<
  'user.detail' | 'user.get' | 'user.mine' | 'user.credit' | 'user.level' | 'user.setting'
> = {
  'user.detail': { kind: 'member', run: (context) => readProfile(context) },
  'user.get': { kind: 'member', run: (context) => readProfile(context) },
  'user.mine': { kind: 'member', run: (context) => readProfile(context) },
  'user.credit': {
    kind: 'member',
    async run(context, { body: { balanceType } }) {
      const { deps, member } = context;
      const [{ walletSatang, gameSatang }, openGame] = await Promise.all([
        readBalances(deps.lookups, member.id),
        readOpenGame(context),
      ]);
      const credits = { main: walletSatang, game: gameSatang, all: addSatang(walletSatang, gameSatang) };
      return presentCredit(member, {
        balanceType,
        creditSatang: credits[balanceType],
        asOf: deps.clock.now(),
        openGame,
      });
    },
  },
  'user.level': {
    kind: 'member',
    async run({ deps, brand, member, now }) {
      return presentStanding(await readStanding(deps.db, { id: member.id, brand, now }), brand);
    },
  },
  'user.setting': {
    kind: 'member',
    async run({ deps, brand, member, now }) {
      const isOffered = brand.features.promotion && (await mayReceiveOffers(deps.db, member.id, now));
      return presentSetting(await readPromotion(deps.db, brand.id), isOffered);
    },
  },
};
