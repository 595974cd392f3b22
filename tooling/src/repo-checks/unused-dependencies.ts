import { versionsOf } from './manifest-check.ts';
import { lineOf, type Finding, type RepoFile } from './repo-files.ts';

const testFile = /\.(test|stories)\.tsx?$/;

export function checkUnusedDependencies(files: readonly RepoFile[]): Finding[] {
  return files
    .filter(({ path }) => /^packages\/[\w-]+\/package\.json$/.test(path))
    .flatMap((file) => {
      const folder = file.path.replace('package.json', 'src/');
      const code = files
        .filter(({ path }) => path.startsWith(folder) && !testFile.test(path))
        .map(({ text }) => text)
        .join('\n');
      return Object.keys(versionsOf(JSON.parse(file.text), 'dependencies'))
        .filter((name) => !code.includes(`'${name}'`) && !code.includes(`'${name}/`))
        .map((name) => ({
          path: file.path,
          line: lineOf(file.text, `"${name}"`),
          message: `No source of the package imports ${name}.`,
        }));
    });
}
