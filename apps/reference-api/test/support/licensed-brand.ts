import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '../../src/runtime/config.ts';

export function makeLicensedBrand(clients: string, id: string): void {
  const sample = readdirSync(path.join(repoRoot, 'clients'), { withFileTypes: true }).find((entry) =>
    entry.isDirectory(),
  );
  const from = sample?.name ?? '';
  cpSync(path.join(repoRoot, 'clients', from), path.join(clients, id), { recursive: true });
  const file = path.join(clients, id, 'client.json');
  const licence = '"licence": { "holder": "Siam Lotus", "number": "1", "jurisdiction": "Test" },';
  const text = readFileSync(file, 'utf8')
    .replace(`"id": "${from}",`, `"id": "${id}", ${licence}`)
    .replace(/"domains": \[[^\]]*\]/, '"domains": []');
  writeFileSync(file, text);
}
