import { type ReactElement, type ReactNode, Suspense } from 'react';
import { CatchFailure } from '../common/query/catch-failure.tsx';
import { LoadingScreen } from './lazy-screen.ts';

const Nothing = (): null => null;

/** Renders an optional part of a page. Renders nothing while the part loads or after it has failed. */
export function OptionalBoundary({ children }: { children: ReactNode }): ReactElement {
  return (
    <CatchFailure renderFailure={() => null}>
      <LoadingScreen value={Nothing}>
        <Suspense fallback={null}>{children}</Suspense>
      </LoadingScreen>
    </CatchFailure>
  );
}
