import { formatBaht, formatDateTime } from '@chada/messages';
import type { Game } from '@chada/stores/game';
import { Amount, Badge, FlameIcon, FormError, Skeleton } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { describeError } from '../common/query/describe-error.ts';
import { errorName } from '../common/query/error-facts.ts';
import { useText } from '../common/brand/site-context.tsx';
import { useGameName } from '../common/brand/use-game-name.ts';
import { Notice } from '../common/layout/notice.tsx';
import { Phrases } from '../common/layout/phrases.tsx';
import { limitName } from '../common/protection/limit-text.ts';
import type { ReachedLimit } from '../common/protection/use-play-limits.ts';
import type { LaunchFailure } from './use-game-launch.ts';
import type { PlayableCredit } from './use-playable-credit.ts';

export function GameFacts({ game }: { game: Game }): ReactElement {
  const t = useText();
  const gameName = useGameName();
  return (
    <p className="cf-open-game__facts">
      <span>{gameName(game.provider)}</span>
      {game.hot && (
        <Badge tone="accent" icon={<FlameIcon size={14} />}>
          {t('gameList.hot')}
        </Badge>
      )}
    </p>
  );
}

function creditText(credit: PlayableCredit): string | undefined {
  return credit.state === 'known' || credit.state === 'none' ? formatBaht(credit.creditSatang) : undefined;
}

/**
 * Shows the credit that the game receives. The dialog focuses this line, so that a second press of Enter does not open
 * the game.
 */
export function CreditLine({ credit }: { credit: PlayableCredit }): ReactElement {
  const t = useText();
  const amount = creditText(credit);
  return (
    <div className="cf-open-game__credit" tabIndex={-1} data-autofocus>
      <span className="cf-open-game__credit-label">{t('gameList.creditToTake')}</span>
      {amount !== undefined && <Amount value={amount} size="xl" tone="accent" />}
      {credit.state === 'unknown' && <span>{t('gameList.creditUnknown')}</span>}
      {credit.state === 'waiting' && (
        <span className="cf-open-game__credit-wait" role="status">
          <Skeleton shape="amount" />
          <span className="ck-visually-hidden">{t('gameList.creditLoading')}</span>
        </span>
      )}
    </div>
  );
}

/**
 * Shows the reached limit that prevents the member from opening the game. The message has the focus, so that a screen
 * reader reads the reason first.
 */
export function LimitReached({ reached: { limit, opensAt } }: { reached: ReachedLimit }): ReactElement {
  const t = useText();
  const title =
    limit === null ? t('limitNotice.reachedPlay') : t('limitNotice.reached', { name: limitName(limit, t) });
  return (
    <div className="cf-open-game__limit" tabIndex={-1} data-autofocus>
      <Notice tone="info" role="status" title={<Phrases text={title} />}>
        {opensAt !== null && <p>{t('limitNotice.playAgainAt', { time: formatDateTime(opensAt) })}</p>}
        <p>
          <Phrases text={t('limitNotice.creditStays')} />
        </p>
      </Notice>
    </div>
  );
}

interface LaunchProblemProps {
  failure: LaunchFailure;
  isOpen: boolean;
}

export function LaunchProblem({ failure, isOpen }: LaunchProblemProps): ReactElement {
  const t = useText();
  if (failure === 'address')
    return (
      <FormError title={t('gameList.openFailed')} errors={[{ message: t('gameList.addressRefused') }]} />
    );
  const problem = { message: describeError(failure, t) };
  if (isOpen)
    return (
      <FormError
        title={t('gameList.openUnheard')}
        errors={[problem, { message: t('gameList.creditInside') }]}
      />
    );
  const until = errorName(failure, 'until');
  const again =
    until === undefined ? [] : [{ message: t('limitNotice.playAgainAt', { time: formatDateTime(until) }) }];
  const reassurance = {
    message: t(failure.kind === 'refused' ? 'gameList.creditWhole' : 'gameList.creditSafe'),
  };
  const messages =
    failure.code === 'GAME_PROVIDER_UNAVAILABLE' ? [problem] : [problem, ...again, reassurance];
  return <FormError title={t('gameList.openFailed')} errors={messages} />;
}
