import { defaultRefundTable, tierTableRefunds, type RefundTable } from '@chada/membership-rules';
import type { MessageOverrides } from '@chada/messages';
import type * as z from 'zod/mini';
import { resolvedClientSchema, type ClientFile } from './schema.ts';

/** A brand, resolved for the site and the API (fields: `client.schema.json`). */
export interface ResolvedClient extends Omit<
  z.infer<typeof resolvedClientSchema>,
  'messages' | 'refundTable'
> {
  /** The refund percent of every level: the client's own, the tier table's or the default (RD-01). */
  readonly refundTable: RefundTable;
  /** The brand's own texts for `createTranslator`. */
  readonly messages: MessageOverrides;
}

/**
 * Parses a resolved brand from JSON that is stamped into a page. Throws a ZodError if it is invalid: such a page must not
 * show another brand. Texts with unknown keys are kept and ignored, since a page holds only its own texts; the validator
 * reports them.
 */
export function parseResolvedClient(json: unknown): ResolvedClient {
  return resolvedClientSchema.parse(json);
}

function refundTableOf(choice: ClientFile['refundTable']): RefundTable {
  if (choice === 'default') return defaultRefundTable;
  return choice === 'tier' ? tierTableRefunds : choice;
}

/** Returns the resolved brand of a parsed `client.json` and its text overrides. */
export function resolveClient(file: ClientFile, messages: Readonly<Record<string, string>>): ResolvedClient {
  const { $schema: _editorOnly, refundTable, ...rest } = file;
  return { ...rest, refundTable: refundTableOf(refundTable), messages };
}

/** Returns every own file that a brand's configuration names (pictures, fonts, films), each once. */
export function assetPathsOf(client: ResolvedClient): readonly string[] {
  const paths = new Set<string>();
  withAssetAddresses(client, (path) => {
    paths.add(path);
    return path;
  });
  return [...paths];
}

/**
 * Returns the brand with the path of every own file (`assets/logo.svg`) replaced by its served address. Applies to all
 * fields: own files are all values that start with `assets/`.
 */
export function withAssetAddresses(
  client: ResolvedClient,
  address: (path: string) => string,
): ResolvedClient {
  return withStrings(client, (text) => (text.startsWith('assets/') ? address(text) : text));
}

/**
 * Returns the brand with the origins of third parties replaced in all addresses: `{ 'https://scores.example':
 * 'http://localhost:8789' }` sends its frames to a sandbox. Other origins stay.
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
