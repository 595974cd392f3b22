import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkClient, checkClients, formatProblems, type LoadedClient } from '@chada/client-config/node';
import type { BuiltSite } from './built-site.ts';
import { keepNewest, saveStamp } from '../publish/stamp-library.ts';
import { stampBrand } from './stamp-brand.ts';
import { writeStamped } from './write-stamped.ts';
import { stampUsage } from '../commands/site-usages.ts';

export interface StampRequest {
  readonly ids: readonly string[] | undefined;
  readonly out: string;
  readonly target: 'sandbox' | 'production';
  readonly preview: boolean;
  readonly api: string | undefined;
}

const storedStamps = 20;

export function readStampRequest(args: readonly string[], root: string): StampRequest {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    // Ignores the argument `--`, which pnpm passes on in `pnpm brand:stamp -- --all`.
    args: args.filter((arg) => arg !== '--'),
    options: {
      all: { type: 'boolean', default: false },
      out: { type: 'string' },
      production: { type: 'boolean', default: false },
      preview: { type: 'boolean', default: false },
      api: { type: 'string' },
    },
  });
  if (values.api !== undefined && (!values.preview || !/^http:\/\/[\w.:-]+\/?$/.test(values.api)))
    throw new Error('--api needs --preview and an origin such as http://127.0.0.1:8787.');
  if (values.all === positionals.length > 0) throw new Error(`Say --all or which brand.\n\n${stampUsage}`);
  return {
    ids: values.all ? undefined : positionals,
    out: resolve(root, values.out ?? 'stamped'),
    target: values.production ? 'production' : 'sandbox',
    preview: values.preview,
    api: values.api,
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
  const problems = checked.flatMap((client) => client.problems);
  if (problems.length > 0) throw new Error(formatProblems(problems));
  return checked.flatMap(({ loaded }) => loaded ?? []);
}

export interface NewStamp {
  readonly brand: string;
  readonly stamp: string;
}

/**
 * Builds and stores the site of each requested brand. If one of the brands has problems, throws before it writes a
 * file.
 */
export function runStamp(
  site: BuiltSite,
  clients: string,
  request: StampRequest,
  report: (line: string) => void,
): readonly NewStamp[] {
  if (!existsSync(clients)) throw new Error(`The folder ${clients} does not exist.`);
  return readBrands(clients, request).map((loaded) => {
    const started = performance.now();
    const { folder, ownBytes } = writeStamped(site, stampBrand(site, loaded, request.target), request.out);
    const brand = loaded.client.id;
    const stamp = saveStamp(request.out, brand, request.target === 'production');
    keepNewest(request.out, brand, storedStamps);
    const took = (performance.now() - started).toFixed(0);
    report(`${brand} ${stamp}: ${folder} (${(ownBytes / 1000).toFixed(0)} kB of its own, ${took} ms)`);
    return { brand, stamp };
  });
}
