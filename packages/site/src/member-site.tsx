import type { ResolvedClient } from '@chada/client-config';
import { type OwnBlocks, OwnBlocksSlot, SiteProvider } from '@chada/features';
import { Notices } from '@chada/features/shell';
import { type AppStore, StoreProvider } from '@chada/stores';
import { type ReactElement, useEffect } from 'react';
import type { RouteObject } from 'react-router';
import { NextScreens } from './next-screens.tsx';
import { RouterLink } from './router-link.tsx';
import { SiteRoutes } from './routes.tsx';

export interface MemberSiteProps {
  readonly client: ResolvedClient;
  readonly store: AppStore;
  /** During rendering on a server, the site calls `onTitle` with the page title. */
  readonly onTitle?: (title: string) => void;
  /** Called when the page begins to respond to input. */
  readonly onReady?: () => void;
  /**
   * Returns the path of the screen that the member chose, to which the next sign-in returns. By default, it is the
   * location of the router, which changes only when React renders the new screen.
   */
  readonly currentPath?: () => string;
  /** The routes and blocks of a project outside this repository (decision 46). */
  readonly extensions?: PreparedExtensions;
}

/** Extensions that the site has accepted. */
export interface PreparedExtensions extends OwnBlocks {
  readonly ownRoutes: readonly RouteObject[];
}

const noBlocks: OwnBlocks = {};

/** The site of one brand. Needs a router as its parent. */
export function MemberSite(props: MemberSiteProps): ReactElement {
  const { client, store, onTitle, onReady, currentPath, extensions } = props;
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StoreProvider store={store}>
      <SiteProvider client={client} {...(onTitle === undefined ? {} : { onTitle })}>
        <RouterLink currentPath={currentPath} />
        <NextScreens>
          <OwnBlocksSlot value={extensions ?? noBlocks}>
            <SiteRoutes ownRoutes={extensions?.ownRoutes ?? []} />
          </OwnBlocksSlot>
        </NextScreens>
        <Notices />
      </SiteProvider>
    </StoreProvider>
  );
}
