import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const choiceSchema = z.strictObject({ default: z.optional(z.string()) });

/**
 * Returns the id of the brand that `localhost` shows: the argument `named`, or else the field `default` of
 * `clients/clients.json`, or else the id of the only brand. Returns undefined if several brands exist and none is
 * chosen. Throws an Error for an unknown id.
 */
export function defaultClientId(
  clientsFolder: string,
  ids: readonly string[],
  named?: string,
): string | undefined {
  const file = join(clientsFolder, 'clients.json');
  const choice = existsSync(file) ? choiceSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const requested = named ?? choice.default;
  if (requested === undefined) return ids.length === 1 ? ids[0] : undefined;
  if (ids.includes(requested)) return requested;
  const source = named === undefined ? 'of clients/clients.json ' : '';
  throw new Error(`The default client "${requested}" ${source}is not in clients/: ${ids.join(', ')}.`);
}
