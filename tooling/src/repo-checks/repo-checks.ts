import { clientIdsOf } from '../lint-rules/workspace.ts';
import { checkBrandNames } from './brand-names.ts';
import { checkCitations, readCitable } from './citations.ts';
import { checkManifest } from './manifest-check.ts';
import { checkOldNames } from './old-names.ts';
import { readRepoFiles, repoPaths, type Finding } from './repo-files.ts';
import { checkUnused } from './unused.ts';
import { checkLockFile, checkMachinePaths, checkSilencing, checkThaiInMarkup } from './text-checks.ts';

const checks = [
  checkLockFile,
  checkMachinePaths,
  checkSilencing,
  checkThaiInMarkup,
  checkManifest,
  checkOldNames,
];

/** Returns the findings that no linter of scripts or styles reports, in the order of the files. */
export function checkRepo(root: string): Finding[] {
  const ids = clientIdsOf(root);
  const files = readRepoFiles(root, repoPaths(root));
  const citable = readCitable(files);
  return [
    ...files.flatMap((file) => [
      ...checks.flatMap((check) => check(file)),
      ...checkBrandNames(file, ids),
      ...checkCitations(file, citable),
    ]),
    ...checkUnused(files),
  ];
}
