import { existsSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { cellUrl, readCellsFile, type CellsFile } from '../cells/cells-file.ts';
import type { SlipCheckerSettings } from '../bank/slip-checker.ts';
import type { SlipStore } from '../slip/open-slip-pictures.ts';
import { parseTrustedProxies } from './trusted-proxies.ts';

const port = (defaultPort: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), defaultPort);
const text = z.optional(z.string().check(z.minLength(1)));

/** The URL of an external service. It must use HTTPS or be on this machine, because the service receives a secret key. */
const outside = z.optional(
  z.string().check(
    z.refine((address) => {
      if (!URL.canParse(address)) return false;
      const { protocol, hostname } = new URL(address);
      const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
      return protocol === 'https:' || (protocol === 'http:' && isHere);
    }, 'https, or http on this machine'),
  ),
);

const envSchema = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  /** `1` starts a sandbox with an invented bank, game provider, money and members. `0` means real money. */
  CHADA_SANDBOX: z._default(z.enum(['0', '1']), '0'),
  API_PORT: port(8787),
  BANK_PORT: port(8788),
  PROVIDER_PORT: port(8789),
  /** The address on which the API listens. `0.0.0.0` means all addresses of the machine. */
  API_HOST: z._default(z.string(), '127.0.0.1'),
  DATABASE_URL: text,
  /** A JSON file with the URLs of the databases, if an operator's brands are in several databases (decision 58). */
  CELLS_FILE: text,
  /** The cell whose database a command uses. Default: the default cell of CELLS_FILE. */
  CELL: text,
  /** The folder of the embedded PostgreSQL and the sandbox's secrets. */
  CHADA_DATA: text,
  /** The folder of slip pictures. Default: a folder inside the data folder. */
  SLIP_FOLDER: text,
  /**
   * The place where slip pictures are stored. Machines can't share a `folder`, so several machines need `database` or
   * `s3`.
   */
  SLIP_STORE: z._default(z.enum(['folder', 'database', 's3']), 'folder'),
  SLIP_S3_URL: outside,
  SLIP_S3_REGION: z._default(z.string(), 'us-east-1'),
  SLIP_S3_KEY_ID: text,
  SLIP_S3_SECRET: text,
  /** If set, a sandbox uses this bank instead of the sandbox bank. */
  BANK_URL: outside,
  BANK_API_KEY: text,
  /** If set, this service checks slips instead of the bank gateway. */
  SLIP_CHECKER: z.optional(z.enum(['slipok', 'easyslip'])),
  SLIP_CHECKER_URL: outside,
  SLIP_CHECKER_KEY: text,
  SLIPOK_BRANCH: text,
  PROVIDER_URL: outside,
  PROVIDER_API_KEY: text,
  /** The URL of the gateway for text messages. Brands with one-time codes need this gateway. */
  MESSAGE_URL: outside,
  MESSAGE_API_KEY: text,
  DEFAULT_CLIENT: text,
  /** The folder of the brands. Default: `clients/` of this repository. */
  CLIENTS_FOLDER: text,
  /**
   * With `1`, the API prints the mistakes in the files of the brands. With `0`, the API does not print the mistakes,
   * because the process that started the API prints them (`pnpm start`).
   */
  BRAND_MISTAKES: z._default(z.enum(['0', '1']), '1'),
  LOG_LEVEL: z.optional(z.enum(['silent', 'warn', 'info'])),
  /**
   * After the stop signal, the API continues to serve requests for this many milliseconds. In this time, load balancers
   * switch to other processes.
   */
  DRAIN_MS: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(60_000))),
  RATE_LIMIT_SCALE: z._default(
    z.union(
      [z.literal('off'), z.coerce.number().check(z.gte(0.01), z.lte(100))],
      '0.01 to 100, or off in a sandbox',
    ),
    1,
  ),
  TRUSTED_PROXIES: z.optional(
    z.pipe(
      z.string(),
      z.transform((given, context) => {
        const parsed = parseTrustedProxies(given);
        if (parsed === undefined)
          context.issues.push({
            code: 'custom',
            input: given,
            message: 'a number of hops from 1 to 9, or addresses and networks such as 10.0.0.5, 10.1.0.0/16',
          });
        return parsed ?? z.NEVER;
      }),
    ),
  ),
  /** URL of an OpenTelemetry collector that receives traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  OTEL_SERVICE_NAME: z._default(z.string(), 'chada-api'),
  /** The port of the metrics. Without a port, the API serves no metrics. */
  METRICS_PORT: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535))),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  /** Signs the public logs of draws and encrypts server seeds. This secret must never change. */
  FAIRNESS_SECRET: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9+/_-]{43,}={0,2}$/, 'at least 32 bytes in base64')),
  ),
  /** The folder of the public logs of draws. Default: a folder inside the data folder. */
  FAIRNESS_FOLDER: text,
  /** Usernames are hashed with this key before they are logged. */
  LOG_HASH_KEY: z.optional(z.string().check(z.minLength(16, 'at least 16 characters'))),
});

const ownFolder = path.resolve(import.meta.dirname, '../..');

/** The root folder of the repository, which contains `clients/` and `.data/`. */
export const repoRoot = existsSync(path.join(ownFolder, 'clients'))
  ? ownFolder
  : path.resolve(ownFolder, '../..');

function slipStoreOf(data: z.output<typeof envSchema>, usualFolder: string): SlipStore {
  const { SLIP_STORE: kind, SLIP_S3_URL: url, SLIP_S3_KEY_ID: keyId, SLIP_S3_SECRET: secret } = data;
  if (kind === 'folder') return { kind, folder: data.SLIP_FOLDER ?? usualFolder };
  if (kind === 'database') return { kind };
  if (url === undefined || keyId === undefined || secret === undefined)
    throw new Error('SLIP_STORE=s3 needs SLIP_S3_URL, SLIP_S3_KEY_ID and SLIP_S3_SECRET');
  return { kind, bucket: { url, region: data.SLIP_S3_REGION, keyId, secret } };
}

function databaseOf({ DATABASE_URL: url, CELLS_FILE: file, CELL: cell }: z.output<typeof envSchema>): {
  databaseUrl: string | undefined;
  cells: CellsFile | undefined;
  /** The cell of `databaseUrl`, or empty without cells. */
  cell: string;
} {
  if (file === undefined) {
    if (cell !== undefined) throw new Error('CELL needs CELLS_FILE');
    return { databaseUrl: url, cells: undefined, cell: '' };
  }
  if (url !== undefined) throw new Error('set DATABASE_URL or CELLS_FILE, not both');
  const cells = readCellsFile(file);
  const own = cell ?? cells.default;
  return { databaseUrl: cellUrl(cells, own), cells, cell: own };
}

export type Config = ReturnType<typeof readConfig>;

function slipCheckerOf(env: z.output<typeof envSchema>): SlipCheckerSettings | undefined {
  const { SLIP_CHECKER: name, SLIP_CHECKER_URL: url, SLIP_CHECKER_KEY: apiKey, SLIPOK_BRANCH: branch } = env;
  if (name === undefined) return undefined;
  const missing = [
    ...(apiKey === undefined ? ['SLIP_CHECKER_KEY'] : []),
    ...(name === 'slipok' && branch === undefined ? ['SLIPOK_BRANCH'] : []),
  ];
  if (missing.length > 0) throw new Error(`SLIP_CHECKER=${name} needs ${missing.join(' and ')}`);
  return name === 'slipok'
    ? { name, url, apiKey: apiKey ?? '', branch: branch ?? '' }
    : { name, url, apiKey: apiKey ?? '' };
}

export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(given);
  if (!parsed.success) {
    const names = parsed.error.issues.map(({ path: [name], message }) => `${String(name)} (${message})`);
    throw new Error(`these variables can't be read: ${names.join(', ')}`);
  }
  const { data } = parsed;
  const sandbox = data.CHADA_SANDBOX === '1';
  if (data.RATE_LIMIT_SCALE === 'off' && !sandbox)
    throw new Error("these variables can't be read: RATE_LIMIT_SCALE (off is for the sandbox only)");
  const production = !sandbox || data.NODE_ENV === 'production';
  const dataFolder = data.CHADA_DATA ?? path.join(repoRoot, '.data');
  return {
    sandbox,
    /** In production, the API creates no demo members, and logs violations of the contract instead of failing. */
    production,
    apiPort: data.API_PORT,
    apiHost: data.API_HOST,
    bankPort: data.BANK_PORT,
    providerPort: data.PROVIDER_PORT,
    ...databaseOf(data),
    dataFolder,
    slipStore: slipStoreOf(data, path.join(dataFolder, 'slips')),
    clientsFolder: data.CLIENTS_FOLDER ?? path.join(repoRoot, 'clients'),
    bank: { url: data.BANK_URL, apiKey: data.BANK_API_KEY },
    slipChecker: slipCheckerOf(data),
    provider: { url: data.PROVIDER_URL, apiKey: data.PROVIDER_API_KEY },
    message: { url: data.MESSAGE_URL, apiKey: data.MESSAGE_API_KEY },
    printsBrandMistakes: data.BRAND_MISTAKES === '1',
    defaultClient: data.DEFAULT_CLIENT,
    logLevel: data.LOG_LEVEL ?? (production ? ('info' as const) : ('warn' as const)),
    drainMs: data.DRAIN_MS ?? (production ? 5_000 : 0),
    rateLimitScale: data.RATE_LIMIT_SCALE,
    trustedProxies: data.TRUSTED_PROXIES ?? [],
    logHashKey: data.LOG_HASH_KEY,
    fairness: {
      secret: data.FAIRNESS_SECRET,
      folder: data.FAIRNESS_FOLDER ?? path.join(dataFolder, 'fairness'),
    },
    tracing:
      data.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : { endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: data.OTEL_SERVICE_NAME },
    metrics:
      data.METRICS_PORT === undefined ? undefined : { port: data.METRICS_PORT, host: data.METRICS_HOST },
  };
}
