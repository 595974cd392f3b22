import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { contentTypeOf } from '@chada/tooling/site-server';

export interface StaticFiles {
  readonly url: string;
  stop(): Promise<void>;
}

export async function serveStaticFiles(folder: string): Promise<StaticFiles> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files.invalid');
    const named = join(folder, normalize(decodeURIComponent(pathname)));
    const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
    // Serves `page.html` at the path `/page`, as static hosts do.
    const file = isFile(named) ? named : `${named}.html`;
    if (!isFile(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': contentTypeOf(extname(file)) });
    createReadStream(file).pipe(response);
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
