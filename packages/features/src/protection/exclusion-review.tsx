import type { ExclusionLength } from '@chada/domain';
import { formatBaht, formatDateTime } from '@chada/messages';
import { useCurrentFailure } from '@chada/stores';
import { useConfirmExclusionMutation, usePrepareExclusionMutation } from '@chada/stores/protection';
import { Button, ErrorState, SkeletonGroup } from '@chada/ui-kit';
import { type ReactElement, useEffect, useRef } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { FactList } from '../common/layout/fact-list.tsx';
import { Phrases } from '../common/layout/phrases.tsx';
import { describeError } from '../common/query/describe-error.ts';
import { BreakReview } from './break-review.tsx';
import { useBeginBreak } from './use-begin-break.ts';

export interface ExclusionReviewProps {
  length: ExclusionLength;
  onBack: () => void;
}

export function ExclusionReview({ length, onBack }: ExclusionReviewProps): ReactElement {
  const t = useText();
  const [prepare, { data, error, isLoading }] = usePrepareExclusionMutation();
  const [confirm, confirming] = useConfirmExclusionMutation();
  const { failure, begin } = useBeginBreak();
  const currentError = useCurrentFailure(error);
  const preparedLength = useRef<ExclusionLength | undefined>(undefined);
  useEffect(() => {
    // Prepares the self-exclusion only once for each chosen length, although React's strict mode runs the effect twice.
    if (preparedLength.current === length) return;
    preparedLength.current = length;
    void prepare({ length });
  }, [length, prepare]);
  const isExpired = failure?.code === 'EXCLUSION_NOT_PREPARED';
  useEffect(() => {
    if (isExpired) void prepare({ length });
  }, [isExpired, length, prepare]);

  const isOver = error !== undefined && currentError === null;
  useEffect(() => {
    if (isOver) void prepare({ length });
  }, [isOver, length, prepare]);

  if (data === undefined) {
    return error === undefined || isOver ? (
      <SkeletonGroup label={t('common.loading')} shape="card" count={1} />
    ) : (
      <>
        <ErrorState
          title={t('playBreak.prepareFailed')}
          retry={{
            label: t('common.retry'),
            onRetry: () => void prepare({ length }),
            loading: isLoading,
          }}
        >
          {describeError(error, t)}
        </ErrorState>
        <Button fullWidth onClick={onBack}>
          {t('playBreak.notNow')}
        </Button>
      </>
    );
  }
  const { confirmationId, endRequestableAt, creditSatang, gameSatang } = data;
  return (
    <BreakReview
      title={t('playBreak.reviewExclusion', { length: t(`playBreak.${length}`) })}
      confirmLabel={t('playBreak.beginExclusion')}
      pending={confirming.isLoading}
      failure={failure}
      onBack={onBack}
      onConfirm={() => void begin(() => confirm({ confirmationId }))}
    >
      <FactList
        facts={[
          {
            label: t('playBreak.requestableAt'),
            value: endRequestableAt === null ? t('playBreak.noEnd') : formatDateTime(endRequestableAt),
          },
          { label: t('playBreak.credit'), value: formatBaht(creditSatang) },
          ...(gameSatang > 0 ? [{ label: t('playBreak.inGame'), value: formatBaht(gameSatang) }] : []),
        ]}
      />
      <p className="cf-hint">
        <Phrases text={t('playBreak.everyBrand')} />
      </p>
    </BreakReview>
  );
}
