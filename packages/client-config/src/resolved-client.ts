import { gameCategories } from '@chada/domain';
import {
  defaultRefundTable,
  tierTable,
  tierTableRefunds,
  type RefundTable,
  type TierTable,
} from '@chada/membership-rules';
import type { MessageOverrides } from '@chada/messages';
import type * as z from 'zod/mini';
import { resolveContact } from './contact.ts';
import { resolveGame } from './game.ts';
import { ownFilePattern } from './patterns.ts';
import { resolveProtection, type Protection } from './protection.ts';
import { isRegistration, type BrandRegistration } from './registration.ts';
import { resolvedClientSchema, type ClientFile } from './schema.ts';
import { isTierTable } from './tiers.ts';

/** A brand's configuration with all defaults, for the site and the API. `client.schema.json` describes the fields. */
export interface ResolvedClient extends Omit<
  z.infer<typeof resolvedClientSchema>,
  'messages' | 'protection' | 'refundTable' | 'registration' | 'tiers'
> {
  /** The loss refund of each level, in percent (RD-01). */
  readonly refundTable: RefundTable;
  /** Absent if the brand has the default registration. */
  readonly registration?: BrandRegistration | undefined;
  /** Absent if the brand has the tiers of the specification. */
  readonly tiers?: TierTable | undefined;
  /** Absent if the brand's backend does not enforce member protection. */
  readonly protection?: Protection | undefined;
  /** The brand's own texts, for `createTranslator`. */
  readonly messages: MessageOverrides;
}

function isProtection(settings: unknown): settings is Protection {
  return typeof settings === 'object' && settings !== null;
}

/**
 * Parses the resolved brand in an HTML page. Throws a ZodError for an invalid brand. Accepts unknown message keys,
 * because a page loads only some of the built-in texts and does not know the other keys.
 */
export function parseResolvedClient(json: unknown): ResolvedClient {
  const { protection, registration, tiers, ...client } = resolvedClientSchema.parse(json);
  return {
    ...client,
    ...(isProtection(protection) ? { protection } : {}),
    ...(isRegistration(registration) ? { registration } : {}),
    ...(isTierTable(tiers) ? { tiers } : {}),
  };
}

function refundTableOf(choice: ClientFile['refundTable']): RefundTable {
  if (choice === 'default') return defaultRefundTable;
  if (choice === 'none') return { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 };
  return choice === 'tier' ? tierTableRefunds : choice;
}

export function resolveClient(
  file: ClientFile,
  messages: Readonly<Record<string, string>>,
  pages: readonly ResolvedClient['pages'][number][] = [],
): ResolvedClient {
  const { $schema: _editorOnly, refundTable, protection, tiers, ...rest } = file;
  const game = resolveGame(file.game);
  const turnoverCategories = file.bonus.turnoverCategories ?? [
    ...new Set([...gameCategories, ...game.categories]),
  ];
  return {
    ...rest,
    contact: resolveContact(file.contact),
    game,
    bonus: { ...file.bonus, turnoverCategories },
    protection: resolveProtection(file.id, protection),
    refundTable: refundTableOf(refundTable),
    ...(tiers === undefined ? {} : { tiers: tierTable(tiers) }),
    messages,
    pages: [...pages],
  };
}

/** Returns the brand's own files (images, fonts, films) without duplicates. */
export function assetPathsOf(client: ResolvedClient): readonly string[] {
  const paths = new Set<string>();
  withAssetAddresses(client, (path) => {
    paths.add(path);
    return path;
  });
  return [...paths];
}

const textFields: ReadonlySet<string> = new Set([
  'name',
  'tagline',
  'title',
  'description',
  'text',
  'alt',
  'action',
]);

/** Replaces each path of a brand's file with the URL that serves the file. */
export function withAssetAddresses(
  client: ResolvedClient,
  address: (path: string) => string,
): ResolvedClient {
  const addressed = withStrings({ ...client, messages: {} }, (text, field) =>
    ownFilePattern.test(text) && !textFields.has(field) ? address(text) : text,
  );
  return { ...addressed, messages: client.messages };
}

/**
 * Replaces origins in all URLs. For example, `{ 'https://scores.example': 'http://localhost:8789' }` replaces the
 * origin of a third party with the origin of a local sandbox.
 */
export function withOrigins(
  client: ResolvedClient,
  fallbacks: Readonly<Record<string, string>>,
): ResolvedClient {
  return withStrings(client, (text) => {
    const [origin = ''] = /^https:\/\/[^/]+/.exec(text) ?? [];
    const fallback = fallbacks[origin];
    return fallback === undefined ? text : fallback + text.slice(origin.length);
  });
}

function withStrings(
  client: ResolvedClient,
  change: (text: string, field: string) => string,
): ResolvedClient {
  const copy: unknown = JSON.parse(JSON.stringify(client), (field, value: unknown) =>
    typeof value === 'string' ? change(value, field) : value,
  );
  return parseResolvedClient(copy);
}
