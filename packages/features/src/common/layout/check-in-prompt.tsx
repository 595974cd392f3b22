import { isOutcomeUnknown } from '@chada/stores';
import { useCheckIn } from '@chada/stores/check-in';
import { Button, CalendarIcon, Card, CheckCircleIcon, SkeletonGroup } from '@chada/ui-kit';
import { type ReactElement, useEffect, useRef } from 'react';
import { describeError } from '../query/describe-error.ts';
import { CheckInStamps } from './check-in-stamps.tsx';
import { Notice } from './notice.tsx';
import { PartFailed } from '../query/part-failed.tsx';
import { useClient, useText } from '../brand/site-context.tsx';

export function CheckInPrompt(): ReactElement | null {
  const t = useText();
  const { features } = useClient();
  const { query, state, justClaimed, claim, pending, error } = useCheckIn({ skip: !features.checkIn });
  const done = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (justClaimed) done.current?.focus();
  }, [justClaimed]);

  if (!features.checkIn) return null;
  if (query.isLoading) {
    return <SkeletonGroup label={t('common.loading')} shape="card" count={1} className="cf-check-in-wait" />;
  }
  if (query.isError && state === undefined)
    return <PartFailed query={query}>{t('checkIn.notKnown')}</PartFailed>;
  if (state === undefined || (!state.visible && !justClaimed)) return null;
  if (!state.visible) {
    return (
      <Card className="cf-check-in" data-done="true">
        <div className="cf-check-in__head">
          <span className="ck-mark cf-check-in__icon">
            <CheckCircleIcon />
          </span>
          <div className="cf-check-in__texts">
            <h2 ref={done} tabIndex={-1} className="cf-stage-heading">
              {t('checkIn.claimedTitle', { points: state.todayValue })}
            </h2>
            {state.streak > 0 && <p>{t('checkIn.streak', { days: state.streak })}</p>}
            <p className="cf-hint">{t('checkIn.claimedHint', { points: state.tomorrowValue })}</p>
          </div>
        </div>
        <CheckInStamps streak={state.streak} pressedToday />
      </Card>
    );
  }
  return (
    <Card className="cf-check-in">
      <div className="cf-check-in__head">
        <span className="ck-mark cf-check-in__icon">
          <CalendarIcon />
        </span>
        <div className="cf-check-in__texts">
          <h2 className="cf-stage-heading">{t('checkIn.title', { points: state.todayValue })}</h2>
          <p className="cf-hint">
            {state.streak > 0 ? t('checkIn.streak', { days: state.streak }) : t('checkIn.streakNone')}
          </p>
        </div>
      </div>
      <CheckInStamps streak={state.streak} />
      <dl className="cf-check-in__days">
        {state.hasEarlier && (
          <div className="cf-check-in__day">
            <dt>{t('checkIn.last')}</dt>
            <dd className="ck-tabular">{t('checkIn.points', { points: state.value })}</dd>
          </div>
        )}
        <div className="cf-check-in__day" data-today="true">
          <dt>{t('checkIn.today')}</dt>
          <dd className="ck-tabular">{t('checkIn.points', { points: state.todayValue })}</dd>
        </div>
        <div className="cf-check-in__day">
          <dt>{t('checkIn.tomorrow')}</dt>
          <dd className="ck-tabular">{t('checkIn.points', { points: state.tomorrowValue })}</dd>
        </div>
      </dl>
      {error !== null && (
        <Notice tone="negative" role="alert" title={t('checkIn.failed')}>
          {describeError(error, t)} {isOutcomeUnknown(error) ? t('checkIn.unknownHint') : null}
        </Notice>
      )}
      <Button variant="primary" fullWidth loading={pending} onClick={claim}>
        {t('checkIn.claim')}
      </Button>
    </Card>
  );
}
