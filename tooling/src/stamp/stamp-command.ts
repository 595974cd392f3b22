import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkClient, checkClients, formatProblems, type LoadedClient } from '@chada/client-config/node';
import type { BuiltSite } from './built-site.ts';
import { stampBrand } from './stamp-brand.ts';
import { writeStamped } from './write-stamped.ts';

export interface StampRequest {
  /** Ids of the brands. If undefined, all brands are stamped. */
  readonly ids: readonly string[] | undefined;
  readonly out: string;
  readonly target: 'sandbox' | 'production';
}

export const stampUsage = `pnpm brand:stamp --all | --client ID [--client ID…] [--out DIR] [--production]

  --all         every brand of clients/
  --client ID   one brand
  --out DIR     where to; stamped/ unless told
  --production  for real money: refuses a brand without a licence`;

/** Parses the arguments. Throws with a description of the usage if they are invalid. */
export function readStampRequest(args: readonly string[], root: string): StampRequest {
  const { values } = parseArgs({
    // For `pnpm brand:stamp -- --all`, the arguments include the `--`.
    args: args.filter((arg) => arg !== '--'),
    options: {
      all: { type: 'boolean', default: false },
      client: { type: 'string', multiple: true },
      out: { type: 'string' },
      production: { type: 'boolean', default: false },
    },
  });
  if (values.all === (values.client !== undefined))
    throw new Error(`Say --all or which brand.\n\n${stampUsage}`);
  return {
    ids: values.client,
    out: resolve(root, values.out ?? 'stamped'),
    target: values.production ? 'production' : 'sandbox',
  };
}

function readBrands(clients: string, { ids, target }: StampRequest): readonly LoadedClient[] {
  if (ids === undefined) {
    const { problems, loaded } = checkClients(clients, { target });
    if (problems.length > 0) throw new Error(formatProblems(problems));
    return loaded;
  }
  const known = readdirSync(clients, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const unknown = ids.filter((id) => !known.some(({ name }) => name === id));
  if (unknown.length > 0) {
    const names = known.map(({ name }) => name).join(', ');
    throw new Error(`No brand ${unknown.join(', ')} in clients/. Existing brands: ${names}.`);
  }
  const checked = ids.map((id) => checkClient(join(clients, id), { target }));
  const problems = checked.flatMap((one) => one.problems);
  if (problems.length > 0) throw new Error(formatProblems(problems));
  return checked.flatMap(({ loaded }) => loaded ?? []);
}

/**
 * Checks all requested brands, then stamps each and reports it. Throws before it writes anything if a brand has
 * problems.
 */
export function runStamp(
  site: BuiltSite,
  clients: string,
  request: StampRequest,
  report: (line: string) => void,
): void {
  if (!existsSync(clients)) throw new Error(`The folder ${clients} does not exist.`);
  for (const loaded of readBrands(clients, request)) {
    const started = performance.now();
    const { folder, ownBytes } = writeStamped(site, stampBrand(site, loaded), request.out);
    const took = (performance.now() - started).toFixed(0);
    report(`${loaded.client.id}: ${folder} (${(ownBytes / 1000).toFixed(0)} kB of its own, ${took} ms)`);
  }
}
