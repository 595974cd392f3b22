import { type ReactElement, type ReactNode, Suspense } from 'react';
import { CatchFailure } from '../common/catch-failure.tsx';
import { LoadingScreen } from './lazy-screen.ts';

const Nothing = (): null => null;

/** What stands beside the screens and can do without: while its code loads, or when it does not come, nothing waits. */
export function Beside({ children }: { children: ReactNode }): ReactElement {
  return (
    <CatchFailure renderFailure={() => null}>
      <LoadingScreen value={Nothing}>
        <Suspense fallback={null}>{children}</Suspense>
      </LoadingScreen>
    </CatchFailure>
  );
}
