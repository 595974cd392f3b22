import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { suggest } from '@chada/client-config/node';
import { readArguments } from '../brand-tools/arguments.ts';
import { openBucketStore } from './bucket-store.ts';
import { openFolderStore } from './folder-store.ts';
import { publishStamp, rollBack, shownStamps, type Change, type PublishResult } from './publish-stamp.ts';
import { bucketFromEnv, openBucket } from './s3-bucket.ts';
import type { SiteStore } from './site-store.ts';
import { assertStampStart, findStamp, stampedBrands } from './stamp-library.ts';
import { publishUsage } from '../commands/site-usages.ts';

const brandId = /^[a-z0-9][a-z0-9-]*$/;

export interface PublishSettings {
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly report: (line: string) => void;
}

const options = {
  to: { type: 'string' },
  from: { type: 'string' },
  keep: { type: 'string' },
  by: { type: 'string' },
  after: { type: 'string' },
  sandbox: { type: 'boolean' },
} as const;

function readKeep(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Error(`--keep needs a number of stamps from 1, not ${text}.`);
  return Number(text);
}

function unknownBrand(brand: string, known: readonly string[]): Error {
  const hint = suggest(brand, known);
  return new Error([`No stamp of a brand ${brand}.`, hint].filter(Boolean).join(' '));
}

function openStore(to: string, brand: string, { root, env }: PublishSettings): SiteStore {
  if (!to.startsWith('s3://')) return openFolderStore(join(resolve(root, to), brand));
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)((?:\/[\w.-]+)*)\/?$/.exec(to) ?? [];
  if (bucket === undefined) throw new Error(`--to needs a bucket such as s3://sites/members, not ${to}.`);
  const objects = openBucket(
    bucketFromEnv(bucket, env),
    [...prefix.split('/'), brand].filter(Boolean).join('/'),
  );
  return openBucketStore(objects, `s3://${bucket}${prefix}/${brand}`);
}

async function printHistory(store: SiteStore, report: (line: string) => void): Promise<void> {
  const history = await store.history();
  if (history.length === 0) throw new Error(`Nothing is published in ${store.location}.`);
  const current = shownStamps(history).at(-1);
  for (const [index, { at, action, stamp, by }] of history.entries()) {
    const mark = index === history.length - 1 ? '  <- published' : '';
    report(`${at}  ${action.padEnd(8)}  ${stamp}  ${by}${mark}`);
  }
  const stored = await store.stampIds();
  report(`Stored for a rollback: ${stored.filter((id) => id !== current).join(', ') || 'none'}`);
  if (await store.isInterrupted()) report('The last publish was interrupted. Run it again, or roll back.');
}

/** Runs `brand:publish`, `brand:rollback` or `brand:history`. Throws an error whose message is for the user. */
export async function publishCommand(args: readonly string[], settings: PublishSettings): Promise<void> {
  const [action, ...rest] = args;
  const { values, positionals } = readArguments(
    rest.filter((arg) => arg !== '--'),
    options,
  );
  const [brand = '', stamp, ...others] = positionals;
  const needed = action === 'publish' ? stamp !== undefined : true;
  if (!brandId.test(brand) || !needed || others.length > 0)
    throw new Error(`Say which brand${action === 'publish' ? ' and which stamp' : ''}.\n\n${publishUsage}`);
  const { root, env, report } = settings;
  const to = values.to ?? env['PUBLISH_TO'] ?? 'published';
  const store = openStore(to, brand, settings);
  if (action === 'history') return printHistory(store, report);
  const change: Change = {
    store,
    by: values.by ?? userInfo().username,
    report,
    keep: readKeep(values.keep),
    allowsSandbox: values.sandbox === true,
    afterSwitch: ({ stamp: shown, before }) => {
      const earlier = before === undefined || before === shown ? '' : `, before: ${before}`;
      report(`${brand} shows ${shown}${earlier} (${store.location})`);
      if (values.after !== undefined) runAfter(values.after);
    },
  };
  const { removed } =
    action === 'publish'
      ? await publish(change, { brand, stamp: stamp ?? '', from: resolve(root, values.from ?? 'stamped') })
      : await rollBack(change, stamp);
  if (removed.length > 0) report(`Deleted old stamps: ${removed.join(', ')}`);
}

function publish(
  change: Change,
  { brand, stamp: start, from }: { readonly brand: string; readonly stamp: string; readonly from: string },
): Promise<PublishResult> {
  const brands = stampedBrands(from);
  if (brands.length > 0 && !brands.includes(brand)) throw unknownBrand(brand, brands);
  assertStampStart(start);
  const stamp = findStamp(from, brand, start);
  if (!stamp.isForProduction && change.allowsSandbox !== true)
    throw new Error(
      `${brand} ${stamp.id} was not checked for real money. Stamp it with --production, or publish it with --sandbox.`,
    );
  return publishStamp(change, stamp);
}

function runAfter(command: string): void {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The site is switched, but the command after it failed: ${command}`);
}
