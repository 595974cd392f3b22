import { limitPeriods } from '@chada/domain';
import { useNow } from '@chada/stores';
import type { ProtectionState } from '@chada/stores/protection';
import { Button, Card, Section } from '@chada/ui-kit';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { Protection } from '@chada/client-config';
import { useText } from '../common/brand/site-context.tsx';
import { Notice } from '../common/layout/notice.tsx';
import { Phrases } from '../common/layout/phrases.tsx';
import type { LimitChoice } from './check-limit.ts';
import { LimitCard } from './limit-card.tsx';
import { LimitForm, type LimitOutcome } from './limit-form.tsx';
import { useLimitForm } from './use-limit-form.ts';

export interface LimitsProps {
  state: ProtectionState;
  offered: Protection['limits'];
  refetch: () => void;
}

function firstFree(set: ProtectionState['limits'], offered: Protection['limits']): LimitChoice {
  const isSet = (choice: LimitChoice): boolean =>
    set.some(({ kind, period }) => kind === choice.kind && period === choice.period);
  const choices = offered.flatMap((kind) => limitPeriods.map((period): LimitChoice => ({ kind, period })));
  return choices.find((choice) => !isSet(choice)) ?? { kind: 'deposit', period: 'day' };
}

export function Limits({ state, offered, refetch }: LimitsProps): ReactElement {
  const t = useText();
  const now = useNow();
  const form = useLimitForm();
  const [outcome, setOutcome] = useState<LimitOutcome | 'raiseConfirmed' | 'raiseCancelled' | null>(null);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome !== null) result.current?.focus();
  }, [outcome]);
  const open = form.steps[form.steps.length - 1];
  const { limits, coolingHours: hours, reviewAt } = state;
  const isReviewDue = reviewAt !== null && now >= Date.parse(reviewAt);
  const start = (choice: LimitChoice): void => {
    setOutcome(null);
    form.open(choice);
  };
  return (
    <Section title={t('protection.limitsTitle')}>
      <div className="ck-stack" data-space="3">
        <p className="cf-hint">
          <Phrases text={t('protection.limitsRule', { hours })} />
        </p>
        {isReviewDue && (
          <Notice tone="info" title={t('protection.reviewDue')}>
            {t('protection.reviewDueHint')}
          </Notice>
        )}
        {outcome !== null && (
          <Notice ref={result} tone="positive" role="status" title={t(`protection.${outcome}`)} />
        )}
        {limits.length === 0 && open === undefined && (
          <Card>
            <p className="cf-limit__name">{t('protection.limitsNone')}</p>
            <p className="cf-hint">{t('protection.limitsNoneHint')}</p>
          </Card>
        )}
        {limits.map((limit) => (
          <LimitCard
            key={`${limit.kind} ${limit.period}`}
            limit={limit}
            onChange={() => start({ kind: limit.kind, period: limit.period })}
            onDone={setOutcome}
            onRefused={refetch}
          />
        ))}
        {open === undefined ? (
          <Button
            variant={limits.length === 0 ? 'primary' : 'secondary'}
            fullWidth
            onClick={() => start(firstFree(limits, offered))}
          >
            {t('protection.add')}
          </Button>
        ) : (
          <LimitForm
            key={`${open.kind} ${open.period}`}
            first={open}
            state={state}
            kinds={offered}
            onCancel={form.close}
            onDone={(done) => {
              form.close();
              setOutcome(done);
            }}
          />
        )}
      </div>
    </Section>
  );
}
