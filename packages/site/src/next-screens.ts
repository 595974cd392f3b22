import { fetchWhileIdle, type LazyScreen } from '@chada/features/shell';
import { useAuth } from '@chada/stores';
import { useEffect } from 'react';
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
  screens.UserPage,
];

export function NextScreens(): null {
  const { status } = useAuth();
  useEffect(() => {
    if (status === 'loading') return undefined;
    return afterLoad(() => fetchWhileIdle(status === 'loggedIn' ? memberScreens : visitorScreens));
  }, [status]);
  return null;
}
