import { Card, Skeleton, SkeletonGroup, Stack } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { AmountFieldSkeleton } from '../common/money/amount-field-skeleton.tsx';

/** The placeholder of the form for the amount. */
export function WithdrawalSkeleton(): ReactElement {
  const t = useText();
  return (
    <SkeletonGroup label={t('common.loading')}>
      <Card>
        <Stack space={5}>
          <Stack space={3}>
            <Skeleton shape="amount" />
            <Skeleton shape="title" />
          </Stack>
          <AmountFieldSkeleton />
          <Skeleton shape="card" className="cf-form-skeleton__account" />
          <Skeleton className="cf-form-skeleton__button" />
        </Stack>
      </Card>
    </SkeletonGroup>
  );
}
