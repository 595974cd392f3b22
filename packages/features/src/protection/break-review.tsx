import { type ApiError, isOutcomeUnknown, useCurrentFailure } from '@chada/stores';
import { Button, Card, FormError } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { StageHeading } from '../common/layout/stage-heading.tsx';
import { describeError } from '../common/query/describe-error.ts';
import { BreakFacts } from './break-facts.tsx';
import { useDeliberatePress } from './use-deliberate-press.ts';

export interface BreakReviewProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  pending: boolean;
  failure: ApiError | null;
  onConfirm: () => void;
  onBack: () => void;
}

export function BreakReview(props: BreakReviewProps): ReactElement {
  const { title, children, confirmLabel, pending, onBack } = props;
  const confirm = useDeliberatePress(props.onConfirm);
  const t = useText();
  const failure = useCurrentFailure(props.failure);
  return (
    <Card>
      <div className="ck-stack" data-space="5">
        <StageHeading focus>{title}</StageHeading>
        {children}
        <BreakFacts />
        {failure !== null && (
          <FormError
            title={t('playBreak.beginFailed')}
            errors={[
              { message: describeError(failure, t) },
              ...(isOutcomeUnknown(failure) ? [{ message: t('playBreak.beginUnknown') }] : []),
            ]}
          />
        )}
        <div className="ck-stack" data-space="2">
          <Button fullWidth loading={pending} onClick={confirm}>
            {confirmLabel}
          </Button>
          <Button fullWidth disabled={pending} onClick={onBack}>
            {t('playBreak.notNow')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
