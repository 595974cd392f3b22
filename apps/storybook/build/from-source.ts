import { join } from 'node:path';
import type { Alias } from 'vite';

/**
 * Returns aliases that replace imports of the site, the UI kit and the features by their source files. An edit of a
 * source file then appears without a build of the package.
 */
export function fromSource(packages: string): Alias[] {
  const kit = join(packages, 'ui-kit/src');
  const features = join(packages, 'features/src');
  const site = join(packages, 'site/src');
  return [
    { find: /^@chada\/site$/, replacement: `${site}/index.ts` },
    { find: /^@chada\/site\/styles\.css$/, replacement: `${site}/styles.css` },
    { find: /^@chada\/ui-kit$/, replacement: `${kit}/index.ts` },
    { find: /^@chada\/ui-kit\/(styles|public|member)\.css$/, replacement: `${kit}/$1.css` },
    { find: /^@chada\/ui-kit\/([a-z-]+)$/, replacement: `${kit}/$1/index.ts` },
    { find: /^@chada\/features$/, replacement: `${features}/index.ts` },
    { find: /^@chada\/features\/member-shell$/, replacement: `${features}/shell/member-shell.ts` },
    { find: /^@chada\/features\/member-shell\.css$/, replacement: `${features}/shell/member-shell.css` },
    { find: /^@chada\/features\/chat-corner$/, replacement: `${features}/shell/chat-corner.tsx` },
    { find: /^@chada\/features\/((?:[a-z-]+\/)?)([a-z-]+)\.css$/, replacement: `${features}/$1$2/$2.css` },
    { find: /^@chada\/features\/([a-z-]+(?:\/[a-z-]+)?)$/, replacement: `${features}/$1/index.ts` },
  ];
}
