import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nginxConfig } from '../hosting/nginx-config.ts';
import { uploadDifferences } from './upload-check.ts';

const configuration = nginxConfig({
  id: 'mali-wan',
  name: 'Mali Wan',
  domains: [],
  files: new Map(),
  rules: { headers: [{ path: '/*', headers: { 'x-frame-options': 'DENY' } }], rewrites: [] },
  apiBaseUrl: '/api',
});

it('the generated configuration accepts the largest slip', async () => {
  expect(configuration).toMatch(/^ {4}client_max_body_size 6m;$/m);
  if (spawnSync('nginx', ['-v']).error !== undefined) {
    console.log('nginx is not on the PATH: no slip was sent through it');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'chada-uploads-'));
  try {
    const configurationFile = join(folder, 'brand.conf');
    writeFileSync(configurationFile, configuration);
    expect(await uploadDifferences({ configurationFile, folder, host: 'mali-wan.localhost' })).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
