import { createRequire } from 'node:module';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);

const folderOf = (file: string): string => path.dirname(require.resolve(file));

const openToAll = ['access-control-allow-origin', '*'] as const;

/**
 * Typefaces that brands can use. A page of the sandbox provider in an iframe loads these typefaces, so that the page
 * has the typeface of the brand's site.
 */
const families = [
  { name: 'IBM Plex Sans Thai', id: 'ibm-plex-sans-thai' },
  { name: 'Kanit', id: 'kanit' },
  { name: 'Mitr', id: 'mitr' },
  { name: 'Noto Sans Thai', id: 'noto-sans-thai' },
  { name: 'Prompt', id: 'prompt' },
] as const;

const ranges = {
  thai: 'U+0E01-0E5B, U+200C-200D, U+25CC',
  latin: 'U+0000-00FF, U+2013-2014, U+2018-201E, U+2026, U+2032, U+2212',
} as const;

const familiesCss = families
  .flatMap(({ name, id }) =>
    (['thai', 'latin'] as const).flatMap((subset) =>
      ([400, 600] as const).map(
        (weight) =>
          `@font-face{font-family:'${name}';font-weight:${weight};font-display:swap;` +
          `src:url('/fonts/${id}-${subset}-${weight}-normal.woff2') format('woff2');` +
          `unicode-range:${ranges[subset]}}`,
      ),
    ),
  )
  .join('\n');

/** Serves Thai fonts, because many machines have no Thai font. */
export async function serveFonts(server: FastifyInstance): Promise<void> {
  await server.register(staticFiles, {
    root: [
      folderOf('@fontsource/sarabun/files/sarabun-thai-400-normal.woff2'),
      ...families.map(({ id }) => folderOf(`@fontsource/${id}/files/${id}-thai-400-normal.woff2`)),
      path.join(import.meta.dirname, 'public'),
    ],
    prefix: '/fonts/',
    decorateReply: false,
    maxAge: '7d',
    // A sandboxed iframe has no origin. The browser loads fonts in such an iframe only with this header.
    setHeaders: (reply) => void reply.header(...openToAll),
    allowedPath: (pathName) =>
      /^\/([a-z-]+-(thai|latin)-(400|600)-normal\.woff2?|sarabun\.css)$/.test(pathName),
  });
  server.get('/fonts/families.css', async (_, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header(...openToAll)
      .header('cache-control', 'public, max-age=604800')
      .send(familiesCss),
  );
}
