import type { ResolvedClient } from '@chada/client-config';
import { SiteProvider } from '@chada/features';
import { Notices } from '@chada/features/shell';
import { type AppStore, StoreProvider } from '@chada/stores';
import { type ReactElement, useEffect } from 'react';
import { NextScreens } from './next-screens.ts';
import { RouterLink } from './router-link.tsx';
import { SiteRoutes } from './routes.tsx';

export interface MemberSiteProps {
  readonly client: ResolvedClient;
  readonly store: AppStore;
  /** Receives the page title. Needed on a server, which has no document. */
  readonly onTitle?: (title: string) => void;
  /** Called when the page starts to respond to input. */
  readonly onReady?: () => void;
}

/** The site of one brand. Needs a router as its parent. */
export function MemberSite({ client, store, onTitle, onReady }: MemberSiteProps): ReactElement {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StoreProvider store={store}>
      <SiteProvider client={client} {...(onTitle === undefined ? {} : { onTitle })}>
        <RouterLink />
        <SiteRoutes />
        <Notices />
        <NextScreens />
      </SiteProvider>
    </StoreProvider>
  );
}
