import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The last step of the build: makes one page of the two builds. Its script `boot.js` picks the files that the browser
 * can run, and `early.js` watches over what is painted ahead until they are there. There is no inline script, so the
 * content policy can forbid them all.
 */
const folder = new URL('..', import.meta.url).pathname;
const dist = join(folder, 'dist');
const page = join(dist, 'index.html');

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

/** Writes a file under a name that changes with its content. Gives its address. */
function write(name: string, extension: 'js' | 'css', content: string): string {
  const address = `/assets/${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${extension}`;
  writeFileSync(join(dist, address), content);
  return address;
}

/** Every style of the site in one: older browsers would get those of a screen as inline styles out of scripts. */
function wholeStyle(): string {
  const chunks = chunksOf(dist);
  const own = (chunk: Chunk): readonly string[] =>
    chunk.file.endsWith('.css') ? [chunk.file] : (chunk.css ?? []);
  const first = chunks.filter(({ isEntry }) => isEntry === true).flatMap(own);
  const files = [...new Set([...first, ...chunks.flatMap(own).sort()])];
  return files.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
}

const legacyChunks = chunksOf(join(dist, 'legacy'));
const fileOf = (what: string, fits: (file: string) => boolean): string => {
  const files = [...new Set(legacyChunks.map(({ file }) => file))];
  return `/legacy/${one(what, files.filter(fits))}`;
};
const built = readFileSync(page, 'utf8');
const [tag, modern = ''] = one('the module script of the page', [
  ...built.matchAll(/<script type="module" crossorigin src="(\/assets\/[\w.-]+\.js)"><\/script>/g),
]);
const script = (name: string): string =>
  write(name, 'js', readFileSync(join(folder, `boot/${name}.js`), 'utf8'));
const attributes = {
  src: script('boot'),
  'data-modern': modern,
  'data-legacy': fileOf('legacy entry', (file) => /\/index-legacy-[\w-]+\.js$/.test(file)),
  'data-legacy-polyfills': fileOf('legacy polyfills', (file) => /\/polyfills-legacy-[\w-]+\.js$/.test(file)),
  'data-legacy-style': write('whole', 'css', wholeStyle()),
};
const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
// Preloaded, the modern files come no later than if the page named them itself; low, for what is painted ahead needs
// the styles first, and shares a slow line with them (`pnpm bench:first-paint`).
const low = 'fetchpriority="low"';
const tags = `<link rel="modulepreload" crossorigin href="${modern}" ${low} />\n    <script defer${text.join('')} ${low}></script>`;
// Before any style: a script after one waits for it. Before the body: it has to see the pictures come.
const brandHead = '<!--brand-head-->';
const early = `<script src="${script('early')}"></script>\n    ${brandHead}`;
writeFileSync(page, built.replace(brandHead, early).replace(tag, tags));
rmSync(join(dist, 'legacy/index.html'));
