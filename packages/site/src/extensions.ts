import type { OwnBlocks } from '@chada/features';
import type { ComponentType } from 'react';

/** A page that a project adds inside the site's layout. */
export interface ExtensionRoute {
  /** A path such as `/vip` or `/vip/:level`. A path that the site already has is refused. */
  readonly path: `/${string}`;
  /** Visitors and members open a public page. A member page is below `/auth` and needs a session. */
  readonly area: 'public' | 'member';
  /** Title of the document, before the brand's name. */
  readonly title: string;
  /** May be a `React.lazy` component. */
  readonly page: ComponentType;
}

/**
 * The code that a project adds. Blocks for money, sessions, limits and the licence can't be replaced. The
 * Content-Security-Policy stays unchanged.
 */
export interface SiteExtensions extends OwnBlocks {
  readonly routes?: readonly ExtensionRoute[];
}
