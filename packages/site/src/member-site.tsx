import type { ResolvedClient } from '@chada/client-config';
import { SiteProvider } from '@chada/features';
import { Notices } from '@chada/features/shell';
import { type AppStore, StoreProvider } from '@chada/stores';
import type { ReactElement } from 'react';
import { RouterLink } from './router-link.tsx';
import { SiteRoutes } from './routes.tsx';

/** The whole site of one brand, inside whichever router the place it renders in has. */
export function MemberSite({ client, store }: { client: ResolvedClient; store: AppStore }): ReactElement {
  return (
    <StoreProvider store={store}>
      <SiteProvider client={client}>
        <RouterLink />
        <SiteRoutes />
        <Notices />
      </SiteProvider>
    </StoreProvider>
  );
}
