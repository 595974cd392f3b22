import type { OpenGame } from '@chada/contract';
import type { MemberContext } from '../../http/pipeline/handler.ts';
import { ProviderUnavailableError, type PlayerState } from '../../games/game-provider.ts';
import { playerOf } from './return-credit.ts';
import { findOpenGame, type GameSessionRow } from './session-repository.ts';

type OpenGameContext = Pick<MemberContext, 'deps' | 'member' | 'log'>;

async function findPlayerState(
  { deps, member, log }: OpenGameContext,
  session: GameSessionRow,
): Promise<PlayerState | undefined> {
  if (session.status !== 'open') return undefined;
  try {
    return await deps.games.readPlayerState(playerOf(member, session.provider));
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    log.info({ err: error }, 'could not read the player state at the provider');
    return undefined;
  }
}

export async function readOpenGame(context: OpenGameContext): Promise<OpenGame | null> {
  const { deps, member } = context;
  const session = await findOpenGame(deps.db, member.id);
  if (!session) return null;
  const state = await findPlayerState(context, session);
  return {
    sessionId: session.uuid,
    gameCode: session.game_code,
    gameName: session.game_name ?? session.game_code,
    openedAt: session.opened_at.toISOString(),
    takenSatang: session.taken,
    amountSatang: state?.amountSatang ?? session.taken,
    amountSource: state ? 'provider' : 'taken',
    visitEnded: session.status === 'coming_home' || state?.ended === true,
  };
}
