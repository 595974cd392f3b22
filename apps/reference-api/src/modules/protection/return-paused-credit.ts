import type { Tx } from '../../database/connection.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import type { ReportPart } from '../../log/repeated-failures.ts';
import type { MemberContext } from '../../http/pipeline/handler.ts';
import { ProviderUnavailableError } from '../../games/game-provider.ts';
import { returnCredit } from '../game/return-credit.ts';
import { isPaused, refreshPause } from './pause.ts';

const PAUSE_KEY = 'pause of play';
const providerKeeps = 'the credit of a paused member stays at the provider for now';

/** Returns a paused member's credit from the open game. If the provider fails, a regular task tries again. */
export async function returnPausedCredit({
  deps,
  brand,
  member,
  log,
}: Pick<MemberContext, 'deps' | 'brand' | 'log'> & {
  readonly member: { readonly id: number; readonly uuid: string; readonly username: string };
}): Promise<void> {
  try {
    await returnCredit({ deps, brand, member, key: PAUSE_KEY });
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    log.warn({ err: error }, providerKeeps);
  }
}

/** Returns the credit of all paused members. If the return of one member's credit fails, the others go on. */
export async function returnAllPausedCredit(deps: Deps, report: ReportPart): Promise<void> {
  const rows = await deps.db
    .selectFrom('game_session')
    .innerJoin('member', 'member.id', 'game_session.member_id')
    .select(({ exists, selectFrom }) => [
      'member.id',
      'member.uuid',
      'member.username',
      'member.client_id as clientId',
      'member.paused_by as pausedBy',
      'member.paused_until as pausedUntil',
      exists(
        selectFrom('protection_limit')
          .select('period')
          .whereRef('protection_limit.member_id', '=', 'member.id')
          .where('protection_limit.kind', '=', 'session')
          .where('protection_limit.value', 'is not', null),
      )
        .$castTo<boolean>()
        .as('isTimed'),
    ])
    .where('game_session.status', '<>', 'closed')
    .execute();
  const brands = new Map(deps.brands.all().map((brand) => [brand.id, brand]));
  for (const { isTimed, clientId, pausedBy, pausedUntil, ...member } of rows) {
    const brand = brands.get(clientId);
    const stored = { pausedBy, pausedUntil };
    const now = deps.clock.now();
    const refresh = (tx: Tx) => refreshPause(tx, member.id, now);
    try {
      const pause = isTimed ? await inTransaction(deps.db, refresh) : stored;
      if (brand && isPaused(pause, now)) await returnCredit({ deps, brand, member, key: PAUSE_KEY });
    } catch (error) {
      const isKept = error instanceof ProviderUnavailableError;
      report(String(member.id), {
        error,
        text: isKept ? providerKeeps : 'the credit of a paused member could not be returned',
        fields: { memberId: member.id },
        level: isKept ? 'warn' : 'error',
      });
    }
  }
}
