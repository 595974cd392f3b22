import type { AcceptedMutant } from '../mutants/accepted-mutant.ts';
import { clientIdsOf } from '../lint-rules/workspace.ts';
import { checkAcceptedMutants } from './accepted-mutants.ts';
import { checkBrandNames } from './brand-names.ts';
import { checkCitations, readCitable } from './citations.ts';
import { checkComments } from './comment-style.ts';
import { checkHover } from './hover-check.ts';
import { checkManifest } from './manifest-check.ts';
import { checkOldNames } from './old-names.ts';
import { readRepoFiles, repoPaths, type Finding } from './repo-files.ts';
import { checkUnusedDependencies } from './unused-dependencies.ts';
import { checkUnused } from './unused.ts';
import { checkLockFile, checkMachinePaths, checkSilencing, checkThaiInMarkup } from './text-checks.ts';

const checks = [
  checkLockFile,
  checkMachinePaths,
  checkSilencing,
  checkThaiInMarkup,
  checkHover,
  checkManifest,
  checkOldNames,
  checkComments,
];

export function checkRepo(
  root: string,
  acceptedMutants: Readonly<Record<string, readonly AcceptedMutant[]>> = {},
): Finding[] {
  const ids = clientIdsOf(root);
  const files = readRepoFiles(root, repoPaths(root));
  const citable = readCitable(files);
  return [
    ...files.flatMap((file) => [
      ...checks.flatMap((check) => check(file)),
      ...checkBrandNames(file, ids),
      ...checkCitations(file, citable),
    ]),
    ...checkAcceptedMutants(files, acceptedMutants),
    ...checkUnused(files),
    ...checkUnusedDependencies(files),
  ];
}
