import type { AcceptedMutant } from '../mutants/accepted-mutant.ts';
import type { Finding, RepoFile } from './repo-files.ts';

const list = 'tooling/src/mutants/accepted.ts';

/**
 * Finds accepted mutations whose package or line of code no longer exists. `accepted` maps the name of
 * each package's folder to its accepted mutations.
 */
export function checkAcceptedMutants(
  files: readonly RepoFile[],
  accepted: Readonly<Record<string, readonly AcceptedMutant[]>>,
): Finding[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return Object.entries(accepted).flatMap(([name, mutants]) => {
    const folder = [`packages/${name}`, `apps/${name}`].find((path) => texts.has(`${path}/package.json`));
    if (folder === undefined)
      return [
        { path: list, line: 1, message: `Mutations of ${name} are accepted, but there is no such package.` },
      ];
    return mutants
      .filter(({ file, code }) => !hasLine(texts.get(`${folder}/${file}`) ?? '', code))
      .map(({ file, code }) => ({
        path: `${folder}/${file}`,
        line: 1,
        message: `No line of this file is "${code}". Correct or delete the accepted mutation in ${list}.`,
      }));
  });
}

function hasLine(text: string, code: string): boolean {
  return text.split('\n').some((line) => line.trim() === code);
}
