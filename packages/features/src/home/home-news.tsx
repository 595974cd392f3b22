import { SkeletonGroup } from '@chada/ui-kit';
import { lazy, type ReactElement, Suspense } from 'react';
import { CatchFailure } from '../common/query/catch-failure.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { useReady } from '../common/fields/use-ready.ts';

// Loaded on demand, because the query library must not delay the sign-in form.
const LiveNews = lazy(async () => {
  const { LiveNews: loaded } = await import('./live-news.tsx');
  return { default: loaded };
});

export function HomeNews(): ReactElement {
  const t = useText();
  const ready = useReady();
  const waiting = (
    <SkeletonGroup label={t('common.loading')} shape="text-row" count={4} className="cf-home__waiting" />
  );
  if (!ready) return waiting;
  return (
    <CatchFailure renderFailure={() => null}>
      <Suspense fallback={waiting}>
        <LiveNews />
      </Suspense>
    </CatchFailure>
  );
}
