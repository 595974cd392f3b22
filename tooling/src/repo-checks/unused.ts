import { findMatches, type Finding, type RepoFile } from './repo-files.ts';

const textFile = /^packages\/messages\/src\/th\/(?!index\.ts$)[\w-]+\.ts$/;
const iconFile = /^packages\/ui-kit\/src\/icons\/[\w-]+\.ts$/;
const source = /^(packages|apps|tooling)\/.*\.tsx?$/;

function keysOf(file: RepoFile, catalogue: string): { key: string; line: number }[] {
  const namespace = /^export const (\w+) = \{$/m.exec(file.text)?.[1];
  if (namespace === undefined || !catalogue.includes(`export { ${namespace} } from`)) return [];
  return findMatches(file, /^ {2}'?(\w+)'?:/gm).map(({ line, match }) => ({
    key: `${namespace}.${match[1] ?? ''}`,
    line,
  }));
}

/** Finds texts and icons that no code uses. A template such as `banks.${code}` uses all keys of `banks`. */
export function checkUnused(files: readonly RepoFile[]): Finding[] {
  const users = files.filter(({ path }) => source.test(path) && !textFile.test(path) && !iconFile.test(path));
  const code = users.map(({ text }) => text).join('\n');
  const words = new Set(code.match(/\w+(\.\w+)?/g));
  const templates = new Set(code.match(/`\w+\.(?=\$\{)/g));
  const catalogue = files.find(({ path }) => path === 'packages/messages/src/th/index.ts')?.text ?? '';
  const texts = files.filter(({ path }) => textFile.test(path));
  return [
    ...texts.flatMap((file) =>
      keysOf(file, catalogue)
        .filter(({ key }) => !words.has(key) && !templates.has(`\`${key.split('.')[0] ?? ''}.`))
        .map(({ key, line }) => ({ path: file.path, line, message: `Nothing uses the text ${key}.` })),
    ),
    ...files
      .filter(({ path }) => iconFile.test(path))
      .flatMap((file) =>
        findMatches(file, /^export const (\w+Icon) /gm)
          .filter(({ match }) => !new RegExp(`\\b${match[1] ?? ''}\\b`).test(code))
          .map(({ line, match }) => ({
            path: file.path,
            line,
            message: `Nothing uses ${match[1] ?? ''}.`,
          })),
      ),
  ];
}
