import { type ComponentType, type ReactElement, type ReactNode, Suspense } from 'react';
import { CatchFailure } from '../common/query/catch-failure.tsx';
import { LoadingScreen } from './lazy-screen.ts';

const Nothing = (): null => null;

export interface OptionalBoundaryProps {
  children: ReactNode;
  whileLoading?: ComponentType;
}

/** Renders an optional part of the page. Renders nothing after the optional part has failed. */
export function OptionalBoundary(props: OptionalBoundaryProps): ReactElement {
  const { children, whileLoading = Nothing } = props;
  return (
    <CatchFailure renderFailure={() => null}>
      <LoadingScreen value={whileLoading}>
        <Suspense fallback={null}>{children}</Suspense>
      </LoadingScreen>
    </CatchFailure>
  );
}
