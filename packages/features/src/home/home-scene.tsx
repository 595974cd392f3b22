import { lazy, type ReactElement, Suspense } from 'react';
import { CatchFailure } from '../common/query/catch-failure.tsx';
import { useReady } from '../common/fields/use-ready.ts';

const HeroScene = lazy(async () => ({ default: (await import('./live-news.tsx')).HeroScene }));

export function HomeScene({ src }: { src: string }): ReactElement {
  return (
    <div className="cf-home__scene" aria-hidden="true">
      {useReady() && (
        <CatchFailure renderFailure={() => null}>
          <Suspense fallback={null}>
            <HeroScene src={src} />
          </Suspense>
        </CatchFailure>
      )}
    </div>
  );
}
