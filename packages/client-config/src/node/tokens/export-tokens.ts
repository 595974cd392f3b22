import { isJsonObject, type JsonSource } from '../json-source.ts';
import { parseColour } from './colour.ts';
import { dtcgColour } from './dtcg-colour.ts';
import { exportedDefaults } from './export-defaults.ts';
import { readTokens, referenceIn, resolveReferences } from './read-tokens.ts';
import { scaleDefaults, type TokenType } from './token-names.ts';

interface DtcgGroup {
  [name: string]: unknown;
}

function exportedColour(value: unknown): unknown {
  const colour = parseColour(value);
  return colour === undefined ? value : dtcgColour(colour);
}

function exportedLayer(value: unknown): unknown {
  if (!isJsonObject(value)) return value;
  const { color } = value;
  return referenceIn(color) === undefined ? { ...value, color: exportedColour(color) } : value;
}

function exportedValue(type: TokenType, value: unknown): unknown {
  if (referenceIn(value) !== undefined) return value;
  if (type === 'color') return exportedColour(value);
  if (type !== 'shadow') return value;
  return Array.isArray(value) ? value.map(exportedLayer) : exportedLayer(value);
}

function put(root: DtcgGroup, path: readonly string[], token: unknown): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    root[name] = token;
    return;
  }
  const existing = root[name];
  const group: DtcgGroup = isJsonObject(existing) ? { ...existing } : {};
  root[name] = group;
  put(group, rest, token);
}

/**
 * Returns a brand's tokens as a DTCG 2025.10 document, including defaults. The document is a valid `tokens.json` of the
 * same brand.
 */
export function exportTokens(source: JsonSource): Readonly<Record<string, unknown>> {
  const raw = readTokens(source);
  const { tokens } = raw;
  const { resolved } = resolveReferences(raw, source);
  const root: DtcgGroup = {};
  for (const [name, { path, value }] of tokens) {
    const keys = path.map(String);
    const [tier, scale = '', step = ''] = keys;
    const byScale = tier === 'scale' ? scaleDefaults[scale]?.[step]?.type : undefined;
    const type = resolved.get(name)?.type ?? byScale ?? (tier === 'semantic' ? 'color' : undefined);
    if (type !== undefined) put(root, keys, { $type: type, $value: exportedValue(type, value) });
  }
  for (const { path, token } of exportedDefaults()) {
    if (!tokens.has(path.join('.'))) put(root, path, token);
  }
  return root;
}
