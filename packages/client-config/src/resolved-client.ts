import { defaultRefundTable, tierTableRefunds, type RefundTable } from '@chada/membership-rules';
import type { MessageOverrides } from '@chada/messages';
import type * as z from 'zod/mini';
import { resolvedClientSchema, type ClientFile } from './schema.ts';

/** A brand as the site and the API use it (see the fields in `client.schema.json`). */
export interface ResolvedClient extends Omit<
  z.infer<typeof resolvedClientSchema>,
  'messages' | 'refundTable'
> {
  /** The refund percent of every level: the client's own, the tier table's or the default (RD-01). */
  readonly refundTable: RefundTable;
  /** The brand's own texts, for `createTranslator`. */
  readonly messages: MessageOverrides;
}

/**
 * Reads a resolved brand from JSON, as stamped into a page. Throws a ZodError when it is none: a page without a brand
 * must show that, never another brand. Texts under keys that this build doesn't know stay, and are never asked for: a
 * browser has only the texts of the page that it shows, so the validator is who tells them.
 */
export function parseResolvedClient(json: unknown): ResolvedClient {
  return resolvedClientSchema.parse(json);
}

function refundTableOf(choice: ClientFile['refundTable']): RefundTable {
  if (choice === 'default') return defaultRefundTable;
  return choice === 'tier' ? tierTableRefunds : choice;
}

/** The resolved brand of a parsed `client.json` and its text overrides. */
export function resolveClient(file: ClientFile, messages: Readonly<Record<string, string>>): ResolvedClient {
  const { $schema: _editorOnly, refundTable, ...rest } = file;
  return { ...rest, refundTable: refundTableOf(refundTable), messages };
}

/** Every own file that a brand's configuration names (pictures, fonts, films), each once. */
export function assetPathsOf(client: ResolvedClient): readonly string[] {
  const paths = new Set<string>();
  withAssetAddresses(client, (path) => {
    paths.add(path);
    return path;
  });
  return [...paths];
}

/**
 * The same brand with the path of every own file (`assets/logo.svg`) turned into the address it is served at, as the
 * page needs it. Whatever field a path stands in is covered: own files are what starts with `assets/`.
 */
export function withAssetAddresses(
  client: ResolvedClient,
  address: (path: string) => string,
): ResolvedClient {
  return withStrings(client, (text) => (text.startsWith('assets/') ? address(text) : text));
}

/**
 * The same brand with hosts of others replaced, wherever an address of theirs stands: `{ 'https://scores.example':
 * 'http://localhost:8789' }` leads its frames to a sandbox. An origin that is not named stays.
 */
export function withOrigins(
  client: ResolvedClient,
  standIns: Readonly<Record<string, string>>,
): ResolvedClient {
  return withStrings(client, (text) => {
    const [origin = ''] = /^https:\/\/[^/]+/.exec(text) ?? [];
    const standIn = standIns[origin];
    return standIn === undefined ? text : standIn + text.slice(origin.length);
  });
}

function withStrings(client: ResolvedClient, change: (text: string) => string): ResolvedClient {
  const copy: unknown = JSON.parse(JSON.stringify(client), (_name, value: unknown) =>
    typeof value === 'string' ? change(value) : value,
  );
  return parseResolvedClient(copy);
}
