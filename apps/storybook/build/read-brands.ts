import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withAssetAddresses, type ResolvedClient } from '@chada/client-config';
import {
  checkClient,
  formatProblems,
  readTokenSheet,
  renderFontFacesCss,
  renderGreetingCss,
  renderTokensCss,
  withSecondLogo,
  secondPaletteFiles,
  type TokenSheet,
} from '@chada/client-config/node';

export interface WorkbenchBrand {
  readonly id: string;
  /** The brand's configuration. The URLs of the brand's files in this configuration point to Storybook. */
  readonly client: ResolvedClient;
  readonly css: string;
  /** The design tokens of each palette, with the name of the palette's file. */
  readonly sheets: readonly { readonly file: string; readonly sheet: TokenSheet }[];
}

export interface BrandsResult {
  readonly brands: readonly WorkbenchBrand[];
  readonly problems: string;
  /** True if every problem is about colour contrast. */
  readonly onlyContrast: boolean;
}

/** The folder of the brands' files in URLs. The path is relative, because a static build must work under any URL. */
export const brandFiles = 'brands';

export function brandFolders(root: string): readonly string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

function secondSheet(folder: string, { theme }: ResolvedClient): WorkbenchBrand['sheets'][number] {
  const file = secondPaletteFiles[theme.colorScheme];
  return { file, sheet: readTokenSheet(folder, file) };
}

/** Reads the brands in a folder. Never throws for invalid brand files. */
export function readWorkbenchBrands(root: string): BrandsResult {
  const checked = brandFolders(root).map((id) => {
    const folder = join(root, id);
    return { id, folder, ...checkClient(folder, { lowContrast: 'reported' }) };
  });
  const problems = checked.flatMap((item) => item.problems);
  const brands = checked.flatMap(({ id, folder, loaded }) => {
    if (loaded === undefined) return [];
    const greeting = renderGreetingCss(loaded.client, (path) => readFileSync(join(folder, path), 'utf8'));
    const client = withAssetAddresses(loaded.client, (path) => `${brandFiles}/${id}/${path}`);
    return [
      {
        id,
        client,
        css:
          renderFontFacesCss(client) +
          renderTokensCss(loaded.tokens, withSecondLogo(client, loaded.secondPalette)) +
          greeting,
        sheets: [
          { file: 'tokens.json', sheet: readTokenSheet(folder) },
          ...(loaded.secondPalette === undefined ? [] : [secondSheet(folder, client)]),
        ],
      },
    ];
  });
  return {
    brands,
    problems: problems.length === 0 ? '' : formatProblems(problems),
    onlyContrast: problems.every(({ kind }) => kind === 'contrast'),
  };
}
