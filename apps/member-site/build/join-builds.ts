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

/** Returns the chunks of a build from its Vite manifest. */
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

/** Joins all styles of the site: legacy scripts would otherwise insert a screen's style inline. */
function joinStyles(dist: string): string {
  const chunks = chunksOf(dist);
  const own = (chunk: Chunk): readonly string[] =>
    chunk.file.endsWith('.css') ? [chunk.file] : (chunk.css ?? []);
  const first = chunks.filter(({ isEntry }) => isEntry === true).flatMap(own);
  const files = [...new Set([...first, ...chunks.flatMap(own).sort()])];
  return files.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
}

/** Minifies a script of `boot/` without newer syntax than the oldest browser supports. */
async function bootScript(file: string): Promise<string> {
  const { code } = await minify(readFileSync(file, 'utf8'), { ecma: 5, safari10: true });
  if (code === undefined) throw new Error(`${file} can't be minified.`);
  return code;
}

/** Returns the addresses of the files that `boot.js` loads in a legacy browser. */
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
 * The last step of the build of the app in `folder`: creates one page for both builds. Its script `boot.js` selects the
 * files that the browser can run; `early.js` handles the painted page until they arrive. There is no inline script, so the
 * content policy can forbid all of them. Returns the names of the files written into `dist/assets`.
 */
export async function joinBuilds(folder: string): Promise<readonly string[]> {
  const dist = join(folder, 'dist');
  const page = join(dist, 'index.html');
  const written: string[] = [];
  // The name changes with the content.
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
    'data-legacy-style': write('whole', 'css', joinStyles(dist)),
  };
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  // Preloaded, the modern files arrive as early as if the page named them itself. Their priority is low, since the painted
  // page needs the styles first on a slow connection (`pnpm bench:first-paint`).
  const low = 'fetchpriority="low"';
  // Browsers that preload modules and match this media feature run the modern files (Chrome 113, Firefox 115, Safari 17).
  const modernOnly = 'media="(update)"';
  const tags = `<link rel="modulepreload" ${modernOnly} crossorigin href="${modern}" ${low} />\n    <script defer${text.join('')} ${low}></script>`;
  // Before any style, because a script after one waits for it; before the body, because it observes the pictures.
  const brandHead = '<!--brand-head-->';
  const early = `<script src="${await script('early')}"></script>\n    ${brandHead}`;
  writeFileSync(page, built.replace(brandHead, early).replace(tag, tags));
  rmSync(join(dist, 'legacy/index.html'));
  return written;
}
