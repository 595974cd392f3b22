import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';
import type { Reply } from './reply.ts';
import { contentTypeOf } from './content-types.ts';

/** The site as it was built, with no brand in it. */
export interface BuiltSite {
  /** The page that brands are stamped on. */
  readonly template: string;
  /** A file of the build by its path in the address; undefined when there is none. */
  file(path: string): Reply | undefined;
}

/** Opens the folder of a build. Throws when it was not built yet. */
export function openBuiltSite(folder: string): BuiltSite {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) throw new Error(`There is no built site in ${folder}: run the build first.`);
  const template = readFileSync(page, 'utf8');
  const root = resolve(folder) + sep;
  return {
    template,
    file: (path) => {
      const file = resolve(root, `.${path}`);
      // The page itself is only ever sent with a brand on it; what begins with a dot is for tools.
      if (!file.startsWith(root) || file === resolve(page) || path.includes('/.')) return undefined;
      if (!existsSync(file) || !statSync(file).isFile()) return undefined;
      return {
        body: readFileSync(file),
        contentType: contentTypeOf(extname(file)),
        // Vite names what it builds by its content.
        cache: /^(?:\/legacy)?\/assets\/.*-[\w-]{8}\.\w+(\.map)?$/.test(path) ? 'forever' : 'revalidate',
      };
    },
  };
}
