import type { GameArtProps } from '@chada/ui-kit/game-art';
import { lazy, type ReactElement, Suspense } from 'react';
import { CatchFailure } from '../query/catch-failure.tsx';
import { useReady } from '../fields/use-ready.ts';

// Loaded on demand, because many pages need no drawing.
const GameArt = lazy(async () => ({ default: (await import('@chada/ui-kit/game-art')).GameArt }));

export function DrawnArt(props: GameArtProps & { shape: 'cover' | 'wide' }): ReactElement {
  // The first render shows an empty picture, because React can't hydrate a drawing that is not loaded yet.
  const ready = useReady();
  const height = props.shape === 'wide' ? 75 : 160;
  const blank = (
    <svg
      className="ck-game-art"
      width="120"
      height={height}
      viewBox={`0 0 120 ${height}`}
      aria-hidden="true"
    />
  );
  if (!ready) return blank;
  return (
    <CatchFailure renderFailure={() => blank}>
      <Suspense fallback={blank}>
        <GameArt {...props} />
      </Suspense>
    </CatchFailure>
  );
}
