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

function chunksOf(build: string): readonly Chunk[] {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(build, '.vite/manifest.json'), 'utf8'),
  );
  return Object.values(manifest);
}

function single<Item>(label: string, found: readonly Item[]): Item {
  const [first] = found;
  if (first === undefined || found.length !== 1)
    throw new Error(`Expected one result for ${label}, found ${found.length}.`);
  return first;
}

/**
 * Returns all styles of the build as one text. Legacy browsers load this text as one file, so that the legacy scripts
 * insert no inline styles. The styles of the member area are before the styles of the screens, which override them.
 */
function joinStyles(dist: string): string {
  const chunks = chunksOf(dist);
  const own = (chunk: Chunk): readonly string[] =>
    chunk.file.endsWith('.css') ? [chunk.file] : (chunk.css ?? []);
  const first = chunks.filter(({ isEntry }) => isEntry === true).flatMap(own);
  const others = chunks.flatMap(own).sort();
  const member = single(
    'the styles of the member area',
    others.filter((file) => /\/member-shell-style-[^/]+$/.test(file)),
  );
  const files = [...new Set([...first, member, ...others])];
  return files.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
}

async function bootScript(file: string): Promise<string> {
  const { code } = await minify(readFileSync(file, 'utf8'), { ecma: 5, safari10: true });
  if (code === undefined) throw new Error(`${file} can't be minified.`);
  return code;
}

function legacyAttributes(dist: string): Readonly<Record<string, string>> {
  const files = [...new Set(chunksOf(join(dist, 'legacy')).map(({ file }) => file))];
  const fileOf = (label: string, fits: RegExp): string =>
    `/legacy/${single(
      label,
      files.filter((file) => fits.test(file)),
    )}`;
  return {
    'data-legacy': fileOf('legacy entry', /\/index-legacy-[\w-]+\.js$/),
    'data-legacy-polyfills': fileOf('legacy polyfills', /\/polyfills-legacy-[\w-]+\.js$/),
  };
}

export async function joinBuilds(folder: string): Promise<readonly string[]> {
  const dist = join(folder, 'dist');
  const page = join(dist, 'index.html');
  const written: string[] = [];
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
  const [tag, modern = ''] = single('the module script of the page', [
    ...built.matchAll(/<script type="module" crossorigin src="(\/assets\/[\w.-]+\.js)"><\/script>/g),
  ]);
  const signIn = `/${
    single(
      'the sign-in entry',
      chunksOf(dist).filter(({ name, isEntry }) => name === 'sign-in' && isEntry === true),
    ).file
  }`;
  const attributes = {
    src: await script('boot'),
    'data-modern-first': signIn,
    'data-modern': modern,
    ...legacyAttributes(dist),
    'data-legacy-style': write('whole', 'css', joinStyles(dist)),
  };
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  // Scripts have low priority, because a prerendered page needs its styles first.
  const low = 'fetchpriority="low"';
  // Legacy browsers don't support the media feature `update`, so they don't preload the modern files.
  const modernOnly = 'media="(update)"';
  const preload = (address: string): string =>
    `<link rel="modulepreload" ${modernOnly} crossorigin href="${address}" ${low} />`;
  const tags = `${preload(signIn)}${preload(modern)}\n    <script defer${text.join('')} ${low}></script>`;
  // The early script is placed before the brand's styles, because browsers delay a script until all previous style
  // sheets have loaded.
  const brandHead = '<!--brand-head-->';
  const early = `<script data-inline src="${await script('early')}"></script>\n    ${brandHead}`;
  const preloaded = built.replace(
    /<link rel="modulepreload" crossorigin href="([^"]+)">/g,
    (_, address: string) => preload(address),
  );
  writeFileSync(page, preloaded.replace(brandHead, early).replace(tag, tags));
  rmSync(join(dist, 'legacy/index.html'));
  return written;
}
