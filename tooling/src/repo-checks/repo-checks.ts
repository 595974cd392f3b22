import { clientIdsOf } from '../lint-rules/workspace.ts';
import { checkBrandNames } from './brand-names.ts';
import { checkManifest } from './manifest-check.ts';
import { readRepoFiles, repoPaths, type Finding } from './repo-files.ts';
import { checkLockFile, checkMachinePaths, checkSilencing, checkThaiInMarkup } from './text-checks.ts';

const checks = [checkLockFile, checkMachinePaths, checkSilencing, checkThaiInMarkup, checkManifest];

/** Faults of committed files that no linter of scripts or styles sees, in the order of the files. */
export function checkRepo(root: string): Finding[] {
  const ids = clientIdsOf(root);
  return readRepoFiles(root, repoPaths(root)).flatMap((file) => [
    ...checks.flatMap((check) => check(file)),
    ...checkBrandNames(file, ids),
  ]);
}
