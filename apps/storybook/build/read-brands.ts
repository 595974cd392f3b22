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
  /** The resolved client; its asset paths are addresses in the workbench. */
  readonly client: ResolvedClient;
  /** The brand's fonts and custom properties. */
  readonly css: string;
  readonly sheet: TokenSheet;
}

/** The valid brands of `clients/`, and a readable list of the problems. */
export interface FoundBrands {
  readonly brands: readonly WorkbenchBrand[];
  readonly problems: string;
  /** True if every problem is a colour contrast, which the tokens page shows. */
  readonly onlyContrast: boolean;
}

/** Folder of the brands' files, relative to the page, so that a static build works under any address. */
export const brandFiles = 'brands';

/** Returns the folders under `clients/`, sorted by name. */
export function brandFolders(root: string): readonly string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

/** Reads every brand in a folder. Never throws for invalid brand files. */
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
