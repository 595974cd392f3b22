import type { GameCategory } from '@chada/client-config';
import { RemoteImage } from '@chada/ui-kit';
import { lazy, type ReactElement, Suspense } from 'react';
import { CatchFailure } from '../query/catch-failure.tsx';
import { useClient } from './site-context.tsx';
import { useReady } from '../fields/use-ready.ts';

// Most brands have their own pictures, so the drawing code is fetched only when it is needed.
const GameArt = lazy(async () => ({ default: (await import('@chada/ui-kit/game-art')).GameArt }));

/** Reserves the space of a drawn picture. */
const blank = <svg className="ck-game-art" width="120" height="75" viewBox="0 0 120 75" aria-hidden="true" />;

function DrawnPicture({ category }: { category: GameCategory }): ReactElement {
  // A prerendered page only reserves the space: pictures that load later can't be hydrated.
  const ready = useReady();
  if (!ready) return blank;
  return (
    <CatchFailure renderFailure={() => blank}>
      <Suspense fallback={blank}>
        <GameArt seed={category} category={category} shape="wide" />
      </Suspense>
    </CatchFailure>
  );
}

/** The brand's picture of a category, or a drawn one if there is none. Decorative, 8:5. */
export function CategoryPicture({ category }: { category: GameCategory }): ReactElement {
  const { assets } = useClient();
  const drawn = <DrawnPicture category={category} />;
  const own = assets.categories[category];
  if (own === undefined) return drawn;
  return <RemoteImage sources={[own]} alt="" width={320} height={200} dimension={100} fallback={drawn} />;
}
