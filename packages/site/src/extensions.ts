import type { OwnBlocks } from '@chada/features';
import type { ComponentType } from 'react';

/** A page of a project's own, inside the site's layout. */
export interface ExtensionRoute {
  /** Path such as `/vip` or `/vip/:level`. A path of the site itself is refused. */
  readonly path: `/${string}`;
  /** Visitors and members open a public page. A member page is below `/auth` and needs a session. */
  readonly area: 'public' | 'member';
  /** Title of the document, before the brand's name. */
  readonly title: string;
  /** The page. `React.lazy` components are allowed. */
  readonly page: ComponentType;
}

/**
 * Code of a project's own. Replacements and added blocks have closed lists of names: nothing that handles money,
 * sessions, limits or the licence can be replaced. The Content-Security-Policy stays as it is.
 */
export interface SiteExtensions extends OwnBlocks {
  readonly routes?: readonly ExtensionRoute[];
}
