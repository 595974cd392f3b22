import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testClient } from '../../test/test-client.ts';
import { headersFile, hostFiles, rewritesFile } from '../hosting/host-files.ts';
import { hostingRules } from '../hosting/hosting-rules.ts';
import { nginxConfig } from '../hosting/nginx-config.ts';
import { responseKinds } from '../site-server/response-kinds.ts';
import { createSiteServer, listenLocally } from '../site-server/site-server.ts';
import { hostFolder } from '../site-server/static-host.ts';
import { differencesAt } from './compare-hosts.ts';
import { runNginx } from './run-nginx.ts';

const client = testClient({ id: 'mali-wan' });

it('nginx tells search engines not to list the pages of members and unknown pages, like the preview', async () => {
  if (spawnSync('nginx', ['-v']).error !== undefined) {
    console.log('nginx is not on the PATH: it did not send the headers');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'chada-nginx-test-'));
  const configurationFile = join(folder, 'brand.conf');
  const rules = hostingRules(client, [{ from: '/auth/*', to: '/app' }]);
  const { id, name, domains } = client;
  writeFileSync(
    configurationFile,
    nginxConfig({ id, name, domains, files: new Map(), rules, apiBaseUrl: '/api' }),
  );
  for (const file of ['index', 'app', 'login', '404']) writeFileSync(join(folder, `${file}.html`), file);
  const nginx = await runNginx({ configurationFile, folder });
  try {
    const fetchStatus = async (path: string): Promise<string> => {
      const response = await fetch(`http://127.0.0.1:${nginx.port}${path}`);
      return `${response.status} ${response.headers.get('x-robots-tag') ?? 'listed'}`;
    };
    for (const path of ['/auth', '/auth/', '/auth/deposit', '/auth/deposit?next=/login', '/%61uth/deposit'])
      expect(await fetchStatus(path), path).toBe('200 noindex');
    for (const path of ['/', '/login', '/login?next=/auth/deposit'])
      expect(await fetchStatus(path), path).toBe('200 listed');
    expect(await fetchStatus('/authors')).toBe('404 noindex');

    writeFileSync(join(folder, hostFiles.headers), headersFile(rules));
    writeFileSync(join(folder, hostFiles.rewrites), rewritesFile(rules));
    const site = createSiteServer({
      brands: () => [hostFolder(id, folder)],
      apiOrigin: 'http://127.0.0.1:1',
    });
    try {
      const ports = { preview: await listenLocally(site, 0), other: nginx.port };
      const kinds = responseKinds([]).filter(
        ({ path }) => path === '/a%00b' || /^\/(?:auth|no\/such)/.test(decodeURI(path)),
      );
      expect(kinds.length).toBeGreaterThan(4);
      for (const kind of kinds) expect(await differencesAt(kind, `${id}.localhost`, ports)).toEqual([]);
    } finally {
      site.close();
    }
  } finally {
    await nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
