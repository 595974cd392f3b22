import { readFileSync } from 'node:fs';
import { extname, join, normalize, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assetPathsOf, chatFramePath } from '@chada/client-config';
import { loadClients } from '@chada/client-config/node';
import type { Plugin, ViteDevServer } from 'vite';
import { brandFiles, brandFolders, readWorkbenchBrands, type BrandsResult } from './read-brands.ts';

/** The path of the module that the plugin replaces with the data of the brands. */
const moduleId = fileURLToPath(new URL('../src/brand-data.ts', import.meta.url));
const changed = 'chada:brands';

const chatPage = '<!doctype html><meta charset="utf-8"><title>Live chat</title>';

const contentTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
};

/**
 * A Vite plugin that gives the data and the files of the brands to Storybook. In development, an edit of a brand
 * updates the open page. A static build fails if a brand is invalid.
 */
export function brandsPlugin(root: string): Plugin {
  let found: BrandsResult = readWorkbenchBrands(root);
  return {
    name: 'chada-brands',
    buildStart() {
      if (this.environment.mode === 'build') loadClients(root);
    },
    load(id) {
      if (normalize(id) !== moduleId) return undefined;
      return `export const brands = ${JSON.stringify(found.brands)};`;
    },
    configureServer(server) {
      serveFiles(server, root);
      followEdits(server, root, (now) => {
        const readable = new Set(now.brands.map(({ id }) => id));
        const remaining = found.brands.filter(
          ({ id }) => !readable.has(id) && brandFolders(root).includes(id),
        );
        const brands = [...now.brands, ...remaining].sort((a, b) => (a.id < b.id ? -1 : 1));
        const sameBrands = String(brands.map(({ id }) => id)) === String(found.brands.map(({ id }) => id));
        found = { ...now, brands };
        const module = server.environments.client.moduleGraph.getModuleById(moduleId);
        if (module !== undefined) server.environments.client.moduleGraph.invalidateModule(module);
        if (sameBrands) server.ws.send({ type: 'custom', event: changed, data: brands });
        else server.ws.send({ type: 'full-reload' });
        if (now.problems !== '') server.config.logger.warn(now.problems);
        if (!now.onlyContrast) {
          server.ws.send({ type: 'error', err: { message: now.problems, stack: '', plugin: 'clients/' } });
        }
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: `${chatFramePath.slice(1)}.html`, source: chatPage });
      for (const { id, client } of loadClients(root).map((loadedClient) => ({
        id: loadedClient.client.id,
        ...loadedClient,
      }))) {
        for (const path of assetPathsOf(client)) {
          const source = readFileSync(join(root, id, path));
          this.emitFile({ type: 'asset', fileName: `${brandFiles}/${id}/${path}`, source });
        }
      }
    },
  };
}

function serveFiles(server: ViteDevServer, root: string): void {
  server.middlewares.use(chatFramePath, (_request, response) => {
    response.setHeader('content-type', 'text/html').end(chatPage);
  });
  server.middlewares.use(`/${brandFiles}`, (request, response, next) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://workbench.invalid').pathname);
    const file = normalize(join(root, path));
    const contentType = contentTypes[extname(file)];
    const inside = !relative(root, file).startsWith('..') && file.split(sep).includes('assets');
    if (contentType === undefined || !inside) return next();
    try {
      const body = readFileSync(file);
      response.setHeader('content-type', contentType).setHeader('cache-control', 'no-store').end(body);
    } catch {
      next();
    }
  });
}

function followEdits(server: ViteDevServer, root: string, onChange: (found: BrandsResult) => void): void {
  let pending: NodeJS.Timeout | undefined;
  server.watcher.add(root);
  server.watcher.on('all', (_event, path) => {
    if (relative(root, path).startsWith('..')) return;
    clearTimeout(pending);
    // Waits 80 ms after the last change, because editors write a file in several steps.
    pending = setTimeout(() => onChange(readWorkbenchBrands(root)), 80);
  });
}
