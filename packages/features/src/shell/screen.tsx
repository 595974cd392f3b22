import { type ReactElement, type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { LoadingScreen } from './lazy-screen.ts';
import { RouteFallback } from './route-fallback.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

export function Screen({ children = <Outlet /> }: { children?: ReactNode }): ReactElement {
  return (
    <ScreenBoundary>
      <LoadingScreen value={RouteFallback}>
        <Suspense fallback={<RouteFallback />}>{children}</Suspense>
      </LoadingScreen>
    </ScreenBoundary>
  );
}
