import { existsSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { resolveClient, type ResolvedClient } from '../resolved-client.ts';
import { checkAssets } from './assets/check-assets.ts';
import { drawingNotes, filesWithoutEffect } from './assets/asset-notes.ts';
import { checkBanners, endedBanners } from './check-banners.ts';
import { checkClientFile, type CheckTarget } from './check-client-file.ts';
import { assetsFolderMistake, checkAssetsFolder, checkFolder, fileProblem } from './check-folder.ts';
import { gameNotes } from './check-game.ts';
import { checkMessages } from './check-messages.ts';
import { amountNotes } from './check-values.ts';
import { effectNotes } from './effect-notes.ts';
import { checkProduction } from './check-production.ts';
import { brokenSource, type JsonSource, readJsonSource, valueAt } from './json-source.ts';
import { ClientConfigError, isAtSamePlace, sortProblems, type Problem } from './problem.ts';
import { checkRegistration } from './check-registration.ts';
import { checkPages } from './pages/check-pages.ts';
import { readText } from './read-text.ts';
import { schemaNotes } from './schema-notes.ts';
import { checkColorScheme } from './tokens/check-color-scheme.ts';
import {
  misnamedPalette,
  resolveSecondPalette,
  secondPaletteFiles,
  type SecondPalette,
} from './tokens/second-palette.ts';
import { resolveTokens } from './tokens/resolve-tokens.ts';
import { brandProperties, type TokenProperties } from './tokens/write-tokens.ts';

export interface LoadedClient {
  readonly folder: string;
  readonly client: ResolvedClient;
  /** The brand's CSS custom properties. `renderTokensCss` converts the properties to CSS. */
  readonly tokens: TokenProperties;
  /** Absent if the brand has only a light palette or only a dark palette. */
  readonly secondPalette?: SecondPalette | undefined;
}

export interface CheckOptions {
  readonly target?: CheckTarget;
  /**
   * With `refused`, a brand with low contrast is not returned. With `reported`, the brand is returned together with the
   * problems. The default is `refused`.
   */
  readonly lowContrast?: 'refused' | 'reported';
  /**
   * If false, the contents of pictures and fonts are not checked. A program that does not serve these files can omit
   * the checks. The default is true.
   */
  readonly assets?: boolean;
}

/** The result of checking a folder: the problems, the notes, and the brand if it is valid. */
export interface CheckedClient {
  readonly problems: readonly Problem[];
  /**
   * Notes about files that have no effect, and about facts that the checks can't verify. Notes do not make the brand
   * invalid.
   */
  readonly notes: readonly Problem[];
  readonly loaded: LoadedClient | undefined;
}

export function readSource(folder: string, name: string): JsonSource | undefined {
  const file = join(folder, name);
  if (!existsSync(file)) return undefined;
  const read = readText(file);
  if ('text' in read) return readJsonSource(file, read.text);
  const { mistake, ...location } = read;
  return brokenSource({ file, message: mistake, ...location });
}

function readSecondPalette(
  folder: string,
  { client, tokens }: { readonly client: JsonSource | undefined; readonly tokens: JsonSource | undefined },
  isSchemeWrong: boolean,
) {
  const declared = valueAt(client?.value, ['theme', 'colorScheme']);
  // A wrong scheme in `client.json` would also make the name of the second palette look wrong.
  const problems = isSchemeWrong ? [] : misnamedPalette(folder, declared);
  // If `client.json` does not contain a valid colour scheme, the name of the second palette's file determines the
  // colour scheme of the first palette. For example, the first palette is light if the file is `tokens.dark.json`.
  const scheme = (['light', 'dark'] as const).find((candidate) =>
    declared === 'light' || declared === 'dark'
      ? candidate === declared
      : existsSync(join(folder, secondPaletteFiles[candidate])),
  );
  if (scheme === undefined) return { problems, palette: undefined };
  const second = readSource(folder, secondPaletteFiles[scheme]);
  if (second === undefined) return { problems, palette: undefined };
  if (tokens?.value === undefined) return { problems: [...problems, ...second.problems], palette: undefined };
  const read = resolveSecondPalette(tokens, second, scheme);
  return { problems: [...problems, ...read.problems], palette: read.palette };
}

/** Checks the files that `client.json` names, except those whose field already has a problem, such as a wrong ending. */
function checkNamedFiles(
  client: JsonSource,
  folder: string,
  ofFields: readonly Problem[] = [],
): readonly Problem[] {
  if (assetsFolderMistake(folder) !== undefined) return checkAssetsFolder(client, folder);
  return checkAssets(client, folder).filter(
    (problem) => !ofFields.some((other) => isAtSamePlace(other, problem)),
  );
}

export function checkClient(
  folder: string,
  { target = 'sandbox', lowContrast = 'refused', assets = true }: CheckOptions = {},
): CheckedClient {
  if (!existsSync(folder)) {
    return { problems: [fileProblem(folder, 'This folder does not exist.')], notes: [], loaded: undefined };
  }
  if (!statSync(folder).isDirectory())
    return {
      problems: [fileProblem(folder, 'This is a file; a brand is a folder.')],
      notes: [],
      loaded: undefined,
    };
  const sources = {
    client: readSource(folder, 'client.json'),
    tokens: readSource(folder, 'tokens.json'),
    messages: readSource(folder, 'messages.th.json'),
  };
  const client =
    sources.client && checkClientFile(sources.client, { folder: basename(resolve(folder)), target });
  const tokens = sources.tokens && resolveTokens(sources.tokens);
  const scheme = sources.client === undefined ? [] : checkColorScheme(sources.client, tokens?.properties);
  const second = readSecondPalette(folder, sources, scheme.length > 0);
  const messages = sources.messages && checkMessages(sources.messages);
  const pages = checkPages(folder, sources.client, target);
  const problems = sortProblems([
    ...checkFolder(folder, sources.client),
    ...(sources.client === undefined ? [] : checkBanners(sources.client, pages.paths)),
    ...pages.problems,
    ...(client?.problems ?? []),
    ...(sources.client === undefined || !assets
      ? []
      : checkNamedFiles(sources.client, folder, client?.problems)),
    ...(sources.client === undefined ? [] : checkRegistration(sources.client, folder, pages.pages)),
    ...(sources.client === undefined ? [] : checkProduction(sources.client, folder, target)),
    ...(tokens?.problems ?? []),
    ...second.problems,
    ...scheme,
    ...(messages?.problems ?? []),
  ]);
  const ofEditor = schemaNotes(
    [
      ...Object.values(sources),
      ...Object.values(secondPaletteFiles).map((name) => readSource(folder, name)),
    ].filter((source) => source !== undefined),
  );
  const notes =
    sources.client === undefined
      ? ofEditor
      : [
          ...ofEditor,
          ...gameNotes(sources.client, target),
          ...endedBanners(sources.client, Date.now()),
          ...amountNotes(sources.client),
          ...effectNotes(sources.client),
          ...(assets ? drawingNotes(sources.client, folder) : []),
          // A misspelt name would also give a note about the file that it means.
          ...(assets && problems.length === 0 ? filesWithoutEffect(sources.client, folder) : []),
        ];
  const refused = problems.some(({ kind }) => kind !== 'contrast' || lowContrast === 'refused');
  if (refused || client?.file === undefined || tokens === undefined)
    return { problems, notes, loaded: undefined };
  const { palette } = second;
  const resolved = {
    ...resolveClient(client.file, messages?.messages ?? {}, pages.pages),
    ...(palette === undefined ? {} : { secondPalette: { themeColor: palette.themeColor } }),
  };
  const shown = { folder, client: resolved, tokens: brandProperties(resolved, tokens.properties) };
  return { problems, notes, loaded: palette === undefined ? shown : { ...shown, secondPalette: palette } };
}

/** Loads the brand in a folder. Throws a ClientConfigError that lists all problems if the brand is invalid. */
export function loadClient(folder: string, options: CheckOptions = {}): LoadedClient {
  const { problems, loaded } = checkClient(folder, options);
  if (loaded === undefined) throw new ClientConfigError(problems);
  return loaded;
}
