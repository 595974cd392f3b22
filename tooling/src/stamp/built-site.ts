import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ResolvedClient } from '@chada/client-config';
import * as z from 'zod/mini';

export interface RenderedPage {
  readonly page: {
    readonly name: string;
    readonly routes: readonly string[];
    readonly feature?: string;
    readonly forVisitors?: true;
    readonly isIndexed?: false;
  };
  readonly title: string;
  readonly html: string;
}

/** The built module `@chada/site/prerender`, which renders the HTML of public pages in advance. */
export interface Prerenderer {
  readonly notFoundPage: string;
  readonly clientRenderedRoutes: readonly string[];
  prerenderPages(client: ResolvedClient): readonly RenderedPage[];
}

export interface BuiltSite {
  readonly folder: string;
  readonly template: string;
  readonly files: readonly string[];
  readonly renderer: Prerenderer;
  read(path: string): Buffer | undefined;
  filesOf(feature: string): { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

const chunkSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }),
);

interface PrerendererModule extends Prerenderer {
  preparePrerendering(): Promise<void>;
}

function isPrerendererModule(module: unknown): module is PrerendererModule {
  const has = (name: string, type: string): boolean =>
    typeof module === 'object' && module !== null && typeof Reflect.get(module, name) === type;
  return (
    has('preparePrerendering', 'function') &&
    has('prerenderPages', 'function') &&
    has('notFoundPage', 'string')
  );
}

async function openPrerenderer(file: string): Promise<Prerenderer> {
  const module: unknown = await import(pathToFileURL(file).href);
  if (!isPrerendererModule(module))
    throw new Error(`${file} contains no prerendered page: run the build again.`);
  await module.preparePrerendering();
  return module;
}

export async function openBuiltSite(folder: string): Promise<BuiltSite> {
  const template = join(folder, 'index.html');
  const renderer = join(folder, '.prerender/prerender.js');
  if (!existsSync(template) || !existsSync(renderer))
    throw new Error(`No built site in ${folder}: run the build first.`);
  const chunks = chunkSchema.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')));
  const files = sharedFiles(folder);
  return {
    folder,
    template: readFileSync(template, 'utf8'),
    files,
    read: (path) => (files.includes(path) ? readFileSync(join(folder, path)) : undefined),
    renderer: await openPrerenderer(renderer),
    filesOf: (feature) => filesOf(folder, chunks, feature),
  };
}

function sharedFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !/(^|\/)\./.test(path) && path !== 'index.html')
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
}

function filesOf(
  folder: string,
  chunks: z.infer<typeof chunkSchema>,
  feature: string,
): { scripts: string[]; styles: string[] } {
  const named = (ending: string): string => {
    const key = Object.keys(chunks).find((candidate) => candidate.endsWith(`/${feature}${ending}`));
    if (key === undefined) throw new Error(`The build has no ${feature}${ending}.`);
    return key;
  };
  const imported = (key: string): string[] => [key, ...(chunks[key]?.imports ?? []).flatMap(imported)];
  const fileOf = (key: string): string => chunks[key]?.file ?? '';
  const scripts = new Set(imported(named('.js')).map(fileOf));
  for (const key of imported('index.html')) scripts.delete(fileOf(key));
  const styles = [fileOf(named('-style.css'))].filter((file) => statSync(join(folder, file)).size > 1);
  return { scripts: [...scripts].map((file) => `/${file}`), styles: styles.map((file) => `/${file}`) };
}
