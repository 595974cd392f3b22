import { formatBaht } from '@chada/messages';
import type { CreditReturn } from '@chada/stores';
import { AlertIcon, Amount, Button, CheckCircleIcon, CloseIcon, IconButton, WalletIcon } from '@chada/ui-kit';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { useText } from '../../common/brand/site-context.tsx';
import { returnOutcome } from './return-outcome.ts';
import { useBelowHeader } from './use-below-header.ts';
import { useAutomaticReturn } from './use-automatic-return.ts';

interface CardProps {
  state: 'pending' | 'failed' | 'returned';
  icon: ReactNode;
  title: string;
  /** True if more credit returned than the member had taken. Only then does the card look like good news. */
  hasWon?: boolean;
  children: ReactNode;
  action?: ReactNode;
}

function Card({ state, icon, title, hasWon, children, action }: CardProps): ReactElement {
  return (
    <div
      className="cf-game-return__card"
      data-state={state}
      data-won={hasWon}
      role={state === 'failed' ? 'alert' : undefined}
    >
      <span className="ck-mark cf-game-return__icon">{icon}</span>
      <div className="cf-game-return__texts">
        <p className="cf-game-return__title">{title}</p>
        <div className="cf-game-return__detail">{children}</div>
      </div>
      {action}
    </div>
  );
}

function Outcome({ returned }: { returned: CreditReturn }): ReactElement | null {
  const t = useText();
  const outcome = returnOutcome(returned.movedSatang, returned.takenSatang);
  if (outcome.kind === 'unknown') return null;
  if (outcome.kind === 'same') return <p>{t('gameReturn.sameAsTaken')}</p>;
  return (
    <p>
      <Amount
        value={formatBaht(outcome.differenceSatang)}
        direction={outcome.kind === 'won' ? 'in' : 'out'}
      />{' '}
      {t('gameReturn.comparedToTaken')}
    </p>
  );
}

interface ReturnCardProps {
  game: ReturnType<typeof useAutomaticReturn>;
  onRetry: () => void;
}

function ReturnCard({ game, onRetry }: ReturnCardProps): ReactElement | null {
  const t = useText();
  const { returning, returned, offline, retryReturn, dismissReturn } = game;
  if (returning === 'pending')
    return (
      <Card
        state="pending"
        icon={<span className="ck-spinner" aria-hidden="true" />}
        title={t('gameReturn.pending')}
      >
        {t('gameReturn.pendingHint')}
      </Card>
    );
  if (returning === 'failed')
    return (
      <Card
        state="failed"
        icon={<AlertIcon />}
        title={t('gameReturn.failed')}
        action={
          <Button
            size="sm"
            onClick={() => {
              onRetry();
              void retryReturn();
            }}
          >
            {t('common.retry')}
          </Button>
        }
      >
        {offline ? t('gameReturn.offlineHint') : t('gameReturn.failedHint')}
      </Card>
    );
  if (returned === null) return null;
  const hasWon = returnOutcome(returned.movedSatang, returned.takenSatang).kind === 'won';
  return (
    <Card
      state="returned"
      icon={hasWon ? <CheckCircleIcon /> : <WalletIcon />}
      hasWon={hasWon}
      title={t('gameReturn.returned', { amount: formatBaht(returned.movedSatang) })}
      action={<IconButton label={t('common.close')} icon={<CloseIcon size={20} />} onClick={dismissReturn} />}
    >
      <Outcome returned={returned} />
    </Card>
  );
}

/** The notice about the credit that returns after a game (ME-22). */
export function GameReturn(): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const game = useAutomaticReturn();
  const top = useBelowHeader(game.returning !== 'no' || game.returned !== null);
  return (
    // The element stays in the page, because screen readers announce only text that is added to an existing element.
    <div
      ref={place}
      className="cf-game-return"
      role="status"
      tabIndex={-1}
      style={top === undefined ? undefined : { top }}
    >
      {/* The pressed button disappears, so the focus moves to the status element. */}
      <ReturnCard game={game} onRetry={() => place.current?.focus()} />
    </div>
  );
}
