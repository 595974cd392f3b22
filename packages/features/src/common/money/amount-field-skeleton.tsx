import { Skeleton, Stack } from '@chada/ui-kit';
import type { ReactElement } from 'react';

/** The placeholder of an amount field with its label, its hint and the quick amounts. */
export function AmountFieldSkeleton(): ReactElement {
  return (
    <Stack space={3}>
      <Skeleton shape="amount" />
      <Skeleton className="cf-form-skeleton__field" />
      <Skeleton />
      <Skeleton className="cf-form-skeleton__chips" />
    </Stack>
  );
}
