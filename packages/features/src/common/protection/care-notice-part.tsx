import { useProtectionQuery } from '@chada/stores/protection';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { useClient } from '../brand/site-context.tsx';
import { CatchFailure } from '../query/catch-failure.tsx';

// Loaded on demand, because few members see the notice.
const CareNotice = lazy(async () => ({ default: (await import('./care-notice.tsx')).CareNotice }));

export function CareNoticePart(): ReactElement | null {
  const { protection } = useClient();
  const { data } = useProtectionQuery(undefined, { skip: protection === undefined });
  const isDue = data?.isCareNoticeDue === true;
  // The notice stays mounted after its dismissal, so that screen readers announce the dismissal.
  const [wasDue, setWasDue] = useState(false);
  if (isDue && !wasDue) setWasDue(true);
  if (protection === undefined || !wasDue) return null;
  return (
    <CatchFailure renderFailure={() => null}>
      <Suspense fallback={null}>
        <CareNotice line={protection.helpLine} isDue={isDue} />
      </Suspense>
    </CatchFailure>
  );
}
