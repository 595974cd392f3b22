import { lazy, type ReactElement, Suspense } from 'react';
import { LoadingStatus } from '../common/query/loading-status.tsx';
import { CatchFailure } from '../common/query/catch-failure.tsx';
import { useClient } from '../common/brand/site-context.tsx';

// Loaded on demand, because most brands have no bonus terms.
const LockedBonusesNow = lazy(async () => ({
  default: (await import('./locked-bonuses-now.tsx')).LockedBonusesNow,
}));

export function LockedBonusesPart(): ReactElement | null {
  const { bonus } = useClient();
  if (bonus.turnoverMultiple === 0) return null;
  return (
    <CatchFailure renderFailure={() => null}>
      <Suspense fallback={<LoadingStatus />}>
        <LockedBonusesNow />
      </Suspense>
    </CatchFailure>
  );
}
