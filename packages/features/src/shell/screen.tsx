import { type ReactElement, Suspense } from 'react';
import { Outlet } from 'react-router';
import { LoadingScreen } from './lazy-screen.ts';
import { RouteFallback } from './route-fallback.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

/** The screen inside a layout: a skeleton while it loads, an error boundary around it. */
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
