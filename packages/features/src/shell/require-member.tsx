import { useAuth, useReturnPath } from '@chada/stores';
import { MAIN_ID } from '@chada/ui-kit';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../common/layout/paths.ts';
import { LoadingScreen } from './lazy-screen.ts';
import { RouteFallback } from './route-fallback.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

function WithoutFrame({ children }: { children: ReactNode }): ReactElement {
  return (
    <main className="cf-auth-wait" id={MAIN_ID}>
      {children}
    </main>
  );
}

function LoadingFrame(): ReactElement {
  return (
    <WithoutFrame>
      <RouteFallback />
    </WithoutFrame>
  );
}

/** Redirects visitors to the sign-in page (ME-02). */
export function RequireMember(): ReactElement {
  const { status } = useAuth();
  const { pathname, search } = useLocation();
  const { returnPath, remember, forget } = useReturnPath();
  const [wasMember, setWasMember] = useState(false);
  const wanted = pathname + search;
  const arrived = status === 'loggedIn';
  const refused = status === 'loggedOut' || status === 'error';
  useEffect(() => {
    if (refused && !wasMember) remember(wanted);
    if (!arrived) return;
    setWasMember(true);
    forget();
  }, [refused, arrived, wasMember, wanted, remember, forget]);
  if (arrived) {
    return (
      <ScreenBoundary frame={WithoutFrame}>
        <LoadingScreen value={LoadingFrame}>
          <Outlet />
        </LoadingScreen>
      </ScreenBoundary>
    );
  }
  if (refused) {
    const ended = wasMember && returnPath !== null;
    return (
      <Navigate to={paths.login} replace state={ended ? { reason: 'sessionEnded' } : { reason: 'visitor' }} />
    );
  }
  return <LoadingFrame />;
}
