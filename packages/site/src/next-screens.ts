import { fetchWhileIdle, type LazyScreen } from '@chada/features/shell';
import { useAuth } from '@chada/stores';
import { useEffect } from 'react';
import * as screens from './screens.ts';

/** Where the entrance leads: in, or to a membership. */
const ofVisitors: readonly LazyScreen[] = [
  screens.MemberLayout,
  screens.DashboardPage,
  screens.RegistrationPage,
];

/** What the frame of the member area leads to, the most used first. */
const ofMembers: readonly LazyScreen[] = [
  screens.DashboardPage,
  screens.DepositPage,
  screens.GameCategoryPage,
  screens.WithdrawalPage,
  screens.HistoryPage,
  screens.MediaPage,
  screens.UserPage,
];

/** Gives way to the page itself: whoever looks at it waits for nothing that is only likely. */
function afterLoad(act: () => () => void): () => void {
  let stop = (): void => undefined;
  const begin = (): void => {
    stop = act();
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    window.removeEventListener('load', begin);
    stop();
  };
}

/** Fetches the screens that come next for whoever is here, while the browser has nothing else to do. */
export function NextScreens(): null {
  const { status } = useAuth();
  useEffect(() => {
    if (status === 'loading') return undefined;
    return afterLoad(() => fetchWhileIdle(status === 'loggedIn' ? ofMembers : ofVisitors));
  }, [status]);
  return null;
}
