import { fileURLToPath } from 'node:url';

/** The folder of the repository, without a trailing slash. */
export const repoRoot: string = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Where the built member site lies. */
export const builtSiteFolder: string = `${repoRoot}/apps/member-site/dist`;

/** Where brands are stamped to unless told otherwise. */
export const stampedFolder: string = `${repoRoot}/stamped`;
