import type { OwnBlocks } from '@chada/features';
import type { ComponentType } from 'react';

/** A page that a project outside this repository adds inside the layout of the site. */
export interface ExtensionRoute {
  /** A path such as `/vip` or `/vip/:level`. The site refuses the paths of its own pages. */
  readonly path: `/${string}`;
  /** A member page is below `/auth` and needs a session. */
  readonly area: 'public' | 'member';
  /** The title of the document. The brand's name follows this title. */
  readonly title: string;
  /** May be a `React.lazy` component. */
  readonly page: ComponentType;
}

/**
 * The code that a project outside this repository adds to the site (decision 46). Blocks for money, sessions, limits
 * and the licence can't be replaced.
 */
export interface SiteExtensions extends OwnBlocks {
  readonly routes?: readonly ExtensionRoute[];
}
