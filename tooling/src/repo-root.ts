import { fileURLToPath } from 'node:url';

/** The folder of the repository, without a trailing slash. */
export const repoRoot: string = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The folder of the built member site. */
export const builtSiteFolder: string = `${repoRoot}/apps/member-site/dist`;

/** The default folder of stamped brands. */
export const stampedFolder: string = `${repoRoot}/stamped`;
