import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { minify } from 'terser';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
}

/** The chunks of a build, by its manifest, which Vite writes. */
function chunksOf(build: string): readonly Chunk[] {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(build, '.vite/manifest.json'), 'utf8'),
  );
  return Object.values(manifest);
}

function one<Item>(what: string, found: readonly Item[]): Item {
  const [first] = found;
  if (first === undefined || found.length !== 1)
    throw new Error(`The build has ${found.length} of: ${what}.`);
  return first;
}

/** Every style of the site in one: older browsers would get those of a screen as inline styles out of scripts. */
function wholeStyle(dist: string): string {
  const chunks = chunksOf(dist);
  const own = (chunk: Chunk): readonly string[] =>
    chunk.file.endsWith('.css') ? [chunk.file] : (chunk.css ?? []);
  const first = chunks.filter(({ isEntry }) => isEntry === true).flatMap(own);
  const files = [...new Set([...first, ...chunks.flatMap(own).sort()])];
  return files.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
}

/** A script of `boot/` as it is sent: without its comments, and still in what the oldest browser knows. */
async function bootScript(file: string): Promise<string> {
  const { code } = await minify(readFileSync(file, 'utf8'), { ecma: 5, safari10: true });
  if (code === undefined) throw new Error(`${file} can't be minified.`);
  return code;
}

/** The addresses of the files that `boot.js` starts an older browser with. */
function legacyAttributes(dist: string): Readonly<Record<string, string>> {
  const files = [...new Set(chunksOf(join(dist, 'legacy')).map(({ file }) => file))];
  const fileOf = (what: string, fits: RegExp): string =>
    `/legacy/${one(
      what,
      files.filter((file) => fits.test(file)),
    )}`;
  return {
    'data-legacy': fileOf('legacy entry', /\/index-legacy-[\w-]+\.js$/),
    'data-legacy-polyfills': fileOf('legacy polyfills', /\/polyfills-legacy-[\w-]+\.js$/),
  };
}

/**
 * The last step of the build of the app in `folder`: makes one page of the two builds. Its script `boot.js` picks the
 * files that the browser can run, and `early.js` watches over what is painted ahead until they are there. There is no
 * inline script, so the content policy can forbid them all. Gives the names of what it wrote into `dist/assets`.
 */
export async function joinBuilds(folder: string): Promise<readonly string[]> {
  const dist = join(folder, 'dist');
  const page = join(dist, 'index.html');
  const written: string[] = [];
  // A name that changes with its content.
  const write = (name: string, extension: 'js' | 'css', content: string): string => {
    const print = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const address = `/assets/${name}-${print}.${extension}`;
    writeFileSync(join(dist, address), content);
    written.push(basename(address));
    return address;
  };
  const script = async (name: string): Promise<string> =>
    write(name, 'js', await bootScript(join(folder, `boot/${name}.js`)));
  const built = readFileSync(page, 'utf8');
  const [tag, modern = ''] = one('the module script of the page', [
    ...built.matchAll(/<script type="module" crossorigin src="(\/assets\/[\w.-]+\.js)"><\/script>/g),
  ]);
  const attributes = {
    src: await script('boot'),
    'data-modern': modern,
    ...legacyAttributes(dist),
    'data-legacy-style': write('whole', 'css', wholeStyle(dist)),
  };
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  // Preloaded, the modern files come no later than if the page named them itself; low, for what is painted ahead needs
  // the styles first, and shares a slow line with them (`pnpm bench:first-paint`).
  const low = 'fetchpriority="low"';
  // Of browsers that preload modules, those with this media feature run modern files (Chrome 113, Firefox 115, Safari 17).
  const modernOnly = 'media="(update)"';
  const tags = `<link rel="modulepreload" ${modernOnly} crossorigin href="${modern}" ${low} />\n    <script defer${text.join('')} ${low}></script>`;
  // Before any style: a script after one waits for it. Before the body: it has to see the pictures come.
  const brandHead = '<!--brand-head-->';
  const early = `<script src="${await script('early')}"></script>\n    ${brandHead}`;
  writeFileSync(page, built.replace(brandHead, early).replace(tag, tags));
  rmSync(join(dist, 'legacy/index.html'));
  return written;
}
