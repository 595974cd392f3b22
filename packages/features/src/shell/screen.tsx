import { type ReactElement, Suspense } from 'react';
import { Outlet } from 'react-router';
import { LoadingScreen } from './lazy-screen.ts';
import { RouteFallback } from './route-fallback.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

/** Where a layout shows its screen: what loads has a skeleton, what fails stays inside. */
export function Screen(): ReactElement {
  return (
    <ScreenBoundary>
      <LoadingScreen value={RouteFallback}>
        <Suspense fallback={<RouteFallback />}>
          <Outlet />
        </Suspense>
      </LoadingScreen>
    </ScreenBoundary>
  );
}
