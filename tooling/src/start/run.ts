import { demoMember } from '@chada/reference-api/demo-member';
import { padTo, textWidth } from '../brand-tools/terminal.ts';
import { findPortConflicts, portsFrom } from './ports.ts';
import { startProduct, type Product } from './product.ts';
import { stopSignal } from './stop-signal.ts';

/** Runs the API and the brands' sites until Ctrl-C, or until the API's process ends. Returns the exit code. */
export async function run(env: Readonly<Record<string, string | undefined>>): Promise<number> {
  const ports = portsFrom(env);
  const conflicts = await findPortConflicts(ports);
  if (conflicts.length > 0) {
    for (const conflict of conflicts) console.error(conflict);
    return 1;
  }
  const abort = new AbortController();
  const stopRequested = stopSignal().then(() => abort.abort());
  let started = false;
  const starting = startProduct({
    ports,
    databaseUrl: env['DATABASE_URL'],
    signal: abort.signal,
    onLine: (part, line) => {
      if (started || part === 'clients') console.log(`${part}: ${line}`);
    },
  });
  // Waits for the API to stop, because until then its ports and its PostgreSQL are in use.
  const product = await starting.catch((error: unknown) => {
    if (abort.signal.aborted) return undefined;
    throw error;
  });
  if (product === undefined) return 0;
  started = true;
  for (const line of addressLines(product)) console.log(line);
  console.log('ready');

  const why = await Promise.race([stopRequested, product.broken]);
  await product.stop();
  if (why === undefined) return 0;
  console.error(why);
  return 1;
}

function addressLines(product: Product): string[] {
  const { username, password } = demoMember;
  const lines: readonly (readonly [string, string])[] = [
    ...product.brands.map(({ name, id, url }) => [`${name} (${id})`, url] as const),
    ...(product.defaultUrl === undefined ? [] : [['default brand', product.defaultUrl] as const]),
    ['sign in at any brand', `${username} / ${password}`],
    ['sandbox bank', product.bankUrl],
    ['API and its reference', `${product.apiUrl}/docs`],
  ];
  const width = Math.max(...lines.map(([name]) => textWidth(name)));
  return lines.map(([name, where]) => `  ${padTo(name, width)}  ${where}`);
}
