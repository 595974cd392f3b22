import { parseArgs } from 'node:util';
import { connectDirectly } from './database/connect-client.ts';
import { grantRegistryRole } from './cells/join-cell.ts';
import { grantServerRole, serverRoles } from './database/server-role.ts';
import { readConfig } from './runtime/config.ts';
import { openDatabase } from './runtime/open-database.ts';
import { migrateUsage } from './usages.ts';

const options = {
  'server-role': { type: 'string' },
  'lock-timeout': { type: 'string', default: '5' },
  help: { type: 'boolean' },
} as const;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function grantAll(url: string, added: string | undefined): Promise<string[]> {
  const client = await connectDirectly(url);
  try {
    const lines: string[] = [];
    for (const role of new Set([...(await serverRoles(client)), ...(added === undefined ? [] : [added])])) {
      const left = await grantServerRole(client, role);
      lines.push(`role ${role} may serve`);
      if (left.length > 0) {
        lines.push(
          'before it serves through a pooler, run as a superuser:',
          ...left.map((sql) => `  ${sql};`),
        );
      }
    }
    return lines;
  } finally {
    await client.end();
  }
}

async function grantRegistry(url: string, role: string): Promise<void> {
  const client = await connectDirectly(url);
  try {
    await grantRegistryRole(client, role);
  } finally {
    await client.end();
  }
}

async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options });
  if (values.help) {
    console.log(migrateUsage);
    return;
  }
  const seconds = Number(values['lock-timeout']);
  if (!(seconds > 0)) throw new Error('--lock-timeout takes a number of seconds above 0');
  const config = readConfig(process.env);
  const { cells } = config;
  const opened = await openDatabase(config, { lockTimeoutMs: Math.round(seconds * 1000) });
  try {
    console.log(`migrated; this database belongs to ${config.sandbox ? 'a sandbox' : 'a real brand'}`);
    const role = values['server-role'];
    const reached = Object.entries(cells?.cells ?? { '': opened.url }).filter(
      ([name]) => !opened.down.has(name),
    );
    for (const [, url] of reached) for (const line of await grantAll(url, role)) console.log(line);
    if (cells && role !== undefined) await grantRegistry(cells.registry, role);
    if (cells) console.log(`joined the registry: ${reached.map(([name]) => name).join(', ')}`);
    if (opened.down.size > 0) {
      const reasons = [...opened.down].map(([name, error]) => `${name} (${messageOf(error)})`);
      throw new Error(`not migrated: ${reasons.join(', ')}; repeat this later`);
    }
  } finally {
    await opened.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
