import { Card, Skeleton, SkeletonGroup, Stack } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { CardSkeleton } from '../common/layout/card-skeletons.tsx';
import { AmountFieldSkeleton } from '../common/money/amount-field-skeleton.tsx';

/** The placeholder of the form for the amount and of the account, in the places of both. */
export function DepositSkeleton(): ReactElement {
  const t = useText();
  return (
    <div className="cf-deposit__form">
      <div className="cf-deposit__amount">
        <SkeletonGroup label={t('common.loading')}>
          <Stack space={5}>
            <Card>
              <AmountFieldSkeleton />
            </Card>
            <CardSkeleton lines={3} />
          </Stack>
        </SkeletonGroup>
      </div>
      <div className="cf-deposit__transfer" aria-hidden="true">
        <Stack space={5}>
          <Skeleton shape="title" />
          <Card>
            <Stack space={5}>
              <Skeleton shape="card" className="cf-deposit-skeleton__receiver" />
              <Skeleton className="cf-deposit-skeleton__qr" />
              <Skeleton />
              <Skeleton className="cf-form-skeleton__button" />
            </Stack>
          </Card>
          <Skeleton className="cf-form-skeleton__button" />
        </Stack>
      </div>
    </div>
  );
}
