import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withAssetAddresses, type ResolvedClient } from '@chada/client-config';
import {
  checkClient,
  formatProblems,
  readTokenSheet,
  renderFontFacesCss,
  renderTokensCss,
  type TokenSheet,
} from '@chada/client-config/node';

/** A brand as the workbench shows it. */
export interface WorkbenchBrand {
  readonly id: string;
  /** With every own file as the address it is served at here. */
  readonly client: ResolvedClient;
  /** Its fonts and custom properties. */
  readonly css: string;
  readonly sheet: TokenSheet;
}

/** What was found below `clients/`: the brands that can be shown, and what is wrong, as a text for people. */
export interface FoundBrands {
  readonly brands: readonly WorkbenchBrand[];
  readonly problems: string;
  /** True where every problem is one of contrast, which the tokens page shows. */
  readonly onlyContrast: boolean;
}

/** Where the files of a brand are served, relative to the page: a static build works below any address. */
export const brandFiles = 'brands';

/** The folders below `clients/`, by name. */
export function brandFolders(root: string): readonly string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

/** Reads every brand below a folder. Never throws for what a brand wrote. */
export function readWorkbenchBrands(root: string): FoundBrands {
  const checked = brandFolders(root).map((id) => {
    const folder = join(root, id);
    return { id, folder, ...checkClient(folder, { lowContrast: 'reported' }) };
  });
  const problems = checked.flatMap((one) => one.problems);
  const brands = checked.flatMap(({ id, folder, loaded }) => {
    if (loaded === undefined) return [];
    const client = withAssetAddresses(loaded.client, (path) => `${brandFiles}/${id}/${path}`);
    return [
      {
        id,
        client,
        css: renderFontFacesCss(client) + renderTokensCss(loaded.tokens),
        sheet: readTokenSheet(folder),
      },
    ];
  });
  return {
    brands,
    problems: problems.length === 0 ? '' : formatProblems(problems),
    onlyContrast: problems.every(({ kind }) => kind === 'contrast'),
  };
}
