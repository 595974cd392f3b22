import { Card, Skeleton, SkeletonGroup, Stack } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';

const lines = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

function CardSkeleton({ lineCount }: { lineCount: number }): ReactElement {
  return (
    <Card>
      <Stack space={4}>
        <Skeleton shape="title" />
        {lines.slice(0, lineCount).map((line) => (
          <Skeleton key={line} />
        ))}
      </Stack>
    </Card>
  );
}

/** The placeholder of the form for the amount and of the account, in the places of both. */
export function DepositSkeleton(): ReactElement {
  const t = useText();
  return (
    <div className="cf-deposit__form">
      <div className="cf-deposit__amount">
        <SkeletonGroup label={t('common.loading')}>
          <Stack space={5}>
            <CardSkeleton lineCount={4} />
            <CardSkeleton lineCount={2} />
          </Stack>
        </SkeletonGroup>
      </div>
      <div className="cf-deposit__transfer" aria-hidden="true">
        <CardSkeleton lineCount={lines.length} />
      </div>
    </div>
  );
}
