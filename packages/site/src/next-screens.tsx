import { paths } from '@chada/features';
import { fetchWhileIdle, type LazyScreen, PrefetchScreens, usePrefetch } from '@chada/features/shell';
import { useAuth, useReturnPath } from '@chada/stores';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { afterLoad } from './after-load.ts';
import * as screens from './screens.ts';

const visitorScreens: readonly LazyScreen[] = [
  screens.MemberLayout,
  screens.DashboardPage,
  screens.RegistrationPage,
];

const memberScreens: readonly LazyScreen[] = [
  screens.DashboardPage,
  screens.DepositPage,
  screens.GameCategoryPage,
  screens.WithdrawalPage,
  screens.HistoryPage,
  screens.MediaPage,
  screens.ContactPage,
  screens.UserPage,
];

const screensByPath = {
  [paths.dashboard]: screens.DashboardPage,
  [paths.deposit]: screens.DepositPage,
  [paths.gamesCategory]: screens.GameCategoryPage,
  [paths.withdraw]: screens.WithdrawalPage,
  [paths.media]: screens.MediaPage,
};

/** Fetches the code of screens while the browser is idle, and the data of the first screen after the sign-in. */
function FetchNextScreens(): null {
  const { status } = useAuth();
  const { returnPath } = useReturnPath();
  const prefetch = usePrefetch();
  const wasVisitor = useRef(false);
  // `screensByPath` has no entry for a path with a query, because the query can change the data of the screen.
  const firstScreen = returnPath ?? paths.dashboard;
  useEffect(() => {
    if (wasVisitor.current && status === 'loggedIn') prefetch(firstScreen);
    wasVisitor.current = status === 'loggedOut' || status === 'error';
  }, [status, firstScreen, prefetch]);
  useEffect(() => {
    if (status === 'loading') return undefined;
    return afterLoad(() => fetchWhileIdle(status === 'loggedIn' ? memberScreens : visitorScreens));
  }, [status]);
  return null;
}

export function NextScreens({ children }: { children: ReactNode }): ReactElement {
  return (
    <PrefetchScreens value={screensByPath}>
      {children}
      <FetchNextScreens />
    </PrefetchScreens>
  );
}
