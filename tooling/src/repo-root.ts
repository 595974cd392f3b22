import { fileURLToPath } from 'node:url';

export const repoRoot: string = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

export const builtSiteFolder: string = `${repoRoot}/apps/member-site/dist`;

export const stampedFolder: string = `${repoRoot}/stamped`;
