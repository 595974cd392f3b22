import type { ApiError, PrizeLog } from '@chada/stores';
import { isOutcomeUnknown, useNow } from '@chada/stores';
import { Button } from '@chada/ui-kit';
import { type ReactElement, useEffect, useRef } from 'react';
import { describeError } from '../common/query/describe-error.ts';
import { Notice } from '../common/layout/notice.tsx';
import { PrizeArt } from './prize-art.tsx';
import type { Draw } from './use-draw.ts';
import { whenText } from './prize-text.ts';
import { momentText } from '../common/money/recent-movements.tsx';
import { useText } from '../common/brand/site-context.tsx';

export function TurnsLeft({ left, nextAt }: { left: number; nextAt: string | null }): ReactElement {
  const t = useText();
  const now = useNow();
  if (left > 0) return <p className="cf-turns">{t('prize.left', { count: left })}</p>;
  return (
    <p className="cf-turns">
      {t('prize.leftNone')}
      {nextAt !== null && (
        <span className="cf-turns__next">{t('prize.next', { when: whenText(nextAt, now, t) })}</span>
      )}
    </p>
  );
}

type WaitingDraw = Pick<Draw<unknown>, 'phase' | 'isCoolingDown' | 'wasTooSoon'>;

export function NextDrawHint({ draw }: { draw: WaitingDraw }): ReactElement | null {
  const t = useText();
  if (draw.phase !== 'shown' && !draw.wasTooSoon) return null;
  return (
    <p
      className="cf-hint cf-next-draw"
      data-shown={draw.isCoolingDown}
      role={draw.wasTooSoon ? 'status' : undefined}
    >
      {t('prize.nextDraw')}
    </p>
  );
}

export function LatestPrize({ log }: { log: PrizeLog }): ReactElement {
  const t = useText();
  const now = useNow();
  return (
    <div className="cf-latest-prize">
      <PrizeArt kind={log.prize.kind} size={44} />
      <div className="cf-latest-prize__texts">
        <p className="cf-hint">{t('prize.latest')}</p>
        <p className="cf-latest-prize__label">{log.prize.label}</p>
        <p className="cf-hint">{momentText(log.at, now, t)}</p>
      </div>
    </div>
  );
}

/**
 * Shows the error of a failed draw. After a lost response, the member can repeat the request, which does not use up
 * another turn.
 */
export function DrawFailure({ error, onAgain }: { error: ApiError; onAgain: () => void }): ReactElement {
  const t = useText();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [error]);
  if (!isOutcomeUnknown(error)) {
    return <Notice ref={notice} tone="negative" role="alert" title={describeError(error, t)} />;
  }
  return (
    <Notice
      ref={notice}
      tone="warning"
      role="alert"
      title={t('prize.unknown')}
      actions={<Button onClick={onAgain}>{t('prize.askAgain')}</Button>}
    >
      {describeError(error, t)} {t('prize.unknownHint')}
    </Notice>
  );
}
