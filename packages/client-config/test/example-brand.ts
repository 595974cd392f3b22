// A small valid brand for tests.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { examplePng } from './example-files.ts';
import type { Problem } from '../src/node/problem.ts';
import { semanticColours } from '../src/node/tokens/token-names.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

const client = `{
  "id": "example",
  "name": "Example",
  "domains": ["www.example.com"],
  "footer": { "holder": "Example Ltd" },
  "bottomBar": { "fourth": "media" },
  "refundTable": { "1": 5, "2": 5, "3": 7, "4": 9, "5": 10, "6": 10 },
  "game": { "categories": ["sport", "slots"], "defaultCategory": "sport" },
  "theme": { "colorScheme": "dark", "themeColor": "#000000", "fontFamily": "Sarabun" },
  "assets": {
    "logo": "assets/logo.svg",
    "icon": "assets/icon.svg"
  }
}
`;

const messages = `{
  "common.ok": "OK",
  "shell.documentTitle": "{page} - {brand}"
}
`;

function tokens(): string {
  const dark = (name: string) =>
    name.includes('surface') || name.startsWith('on-') ? '{palette.black}' : '{palette.white}';
  const lines = semanticColours.map((name) => `    "${name}": { "$value": "${dark(name)}" }`);
  return `{
  "palette": { "$type": "color", "black": { "$value": "#000000" }, "white": { "$value": "#ffffff" } },
  "semantic": {
    "$type": "color",
${lines.join(',\n')}
  }
}
`;
}

export function exampleFiles(): Record<string, string> {
  return {
    'client.json': client,
    'tokens.json': tokens(),
    'messages.th.json': messages,
    'assets/logo.svg': svg,
    'assets/icon.svg': svg,
  };
}

export const productionFields =
  '"licence": { "holder": "A", "number": "1", "jurisdiction": "B" }, "blockedCountries": [], "contact": { "main": "@example" }';

const icons = { icon192: 192, icon512: 512, iconMaskable: 512 } as const;

export function readyForProduction(
  files: Readonly<Record<string, string | Uint8Array>>,
): Readonly<Record<string, string | Uint8Array>> {
  const page = '---\ntitle: Page\ndescription: A page\n---\n\nText\n';
  const fields = Object.keys(icons).map((name) => `, "${name}": "assets/${name}.png"`);
  const pictures = Object.entries(icons).map(
    ([name, side]) => [`assets/${name}.png`, examplePng(side, side)] as const,
  );
  return {
    'pages/terms.th.md': page,
    'pages/privacy.th.md': page,
    ...Object.fromEntries(pictures),
    ...files,
    'client.json': String(files['client.json']).replace('"icon": "assets/icon.svg"', `$&${fields.join('')}`),
  };
}

const folders: string[] = [];

/** Writes a brand's files to a new temporary folder. Call `removeBrands` after the test. */
export function brand(files: Readonly<Record<string, string | Uint8Array>>, name = 'example') {
  const root = mkdtempSync(join(tmpdir(), 'brand-'));
  folders.push(root);
  const folder = join(root, name);
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return { root, folder };
}

export function removeBrands(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

export type Change = readonly [file: string, find: string, put: string];

/**
 * Returns the files of the example brand with some texts replaced. Throws an Error if a file does not contain the text
 * to replace.
 */
export function changed(...changes: readonly Change[]): Record<string, string> {
  return changes.reduce((files, [file, find, put]) => {
    const before = files[file] ?? '';
    if (!before.includes(find)) throw new Error(`${file} has no ${find}`);
    return { ...files, [file]: before.replace(find, () => put) };
  }, exampleFiles());
}

/** Formats problems as `file:line:column message | hint`. */
export function problemTexts(
  { problems }: { readonly problems: readonly Problem[] },
  folder: string,
): readonly string[] {
  return problems.map(({ file, line, column, message, hint }) => {
    const location = `${file.slice(folder.length + 1)}:${line}:${column}`;
    return hint === undefined ? `${location} ${message}` : `${location} ${message} | ${hint}`;
  });
}
