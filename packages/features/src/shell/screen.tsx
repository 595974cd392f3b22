import { type ReactElement, Suspense } from 'react';
import { Outlet } from 'react-router';
import { LoadingScreen } from './lazy-screen.ts';
import { RouteFallback } from './route-fallback.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

/** Renders the screen of the current route with an error boundary and a loading state. */
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
