import { checkClient } from '../src/node/load-client.ts';
import { brand, exampleFiles, problemTexts } from './example-brand.ts';

/** The head of a page with a title and a description. */
export const head = '---\ntitle: T\ndescription: D\n---\n';

/** Checks the example brand with these pages. Returns the problems, the brand and its pages. */
export function checked(
  pages: Readonly<Record<string, string | Uint8Array>>,
  fields = '',
  more: Readonly<Record<string, Uint8Array>> = {},
  scenes: readonly string[] = [],
) {
  const files = Object.fromEntries(Object.entries(pages).map(([name, page]) => [`pages/${name}`, page]));
  const example = exampleFiles();
  const drawn = scenes.map((name) => `"scenes": { "${name}": "assets/logo.svg" },`).join();
  const client = String(example['client.json'])
    .replace('{', `{${fields}`)
    .replace('"assets": {', `"assets": {${drawn}`);
  const { folder } = brand({ ...example, 'client.json': client, ...files, ...more });
  const result = checkClient(folder);
  const texts = problemTexts(result, folder).map((line) => line.replace('pages/terms.th.md:', ''));
  return { texts, pages: result.loaded?.client.pages, client: result.loaded?.client };
}

/** Checks the example brand with this text as the page `terms`. */
export const pageOf = (page: string, fields?: string) => checked({ 'terms.th.md': page }, fields);

export const text = (words: string) => ({ kind: 'text', text: words });
export const paragraph = (words: string) => ({ kind: 'paragraph', content: [text(words)] });
