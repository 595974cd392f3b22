/**
 * Which test runs each command that a guide tells its reader to run: a file, and the words in it by which it does. A
 * command of a guide that is not here has nothing to hold it.
 */
export const provenCommands: Readonly<Record<string, readonly [file: string, words: string]>> = {
  start: ['tooling/src/start/stop.test.ts', 'start.ts'],
  'client:new': ['tooling/src/client-new/guide.test.ts', 'newCommand('],
  'client:check': ['tooling/src/client-new/guide.test.ts', 'checkCommand('],
  'client:explain': ['tooling/src/client-new/guide.test.ts', 'explainCommand('],
  storybook: ['apps/e2e/src/stories/guide.test.ts', "scripts['storybook']"],
  // The stories are tested in what it writes.
  'storybook:build': ['turbo.json', '"dependsOn": ["^build", "@chada/storybook#static"]'],
  'brand:stamp': ['tooling/src/stamp/stamp-command.test.ts', 'readStampRequest('],
  preview: ['tooling/src/site-server/answers.test.ts', 'preview'],
  conformance: ['apps/e2e/src/journeys/conformance.test.ts', 'walk('],
  // The rehearsal takes the steps of a release, with the changesets that wait.
  changeset: ['tooling/src/release/release.test.ts', 'waitingChangesets('],
  release: ['apps/e2e/src/release-rehearsal/rehearse.ts', 'publishPackages('],
  'release:rehearse': ['apps/e2e/src/release-rehearsal/release-rehearsal.test.ts', 'rehearse('],
  backup: ['apps/reference-api/test/operate/stop-and-restore.test.ts', 'backup-cli.ts'],
  restore: ['apps/reference-api/test/operate/stop-and-restore.test.ts', 'backup-cli.ts'],
  'api:pack': ['tooling/src/api-pack/pack-api.test.ts', 'packApi('],
  staff: ['apps/reference-api/test/operate/real-brand.test.ts', "'pnpm staff receiving-account"],
  migrate: ['tooling/src/api-pack/pack-api.test.ts', 'src/migrate-cli.ts'],
  sandbox: ['apps/reference-api/src/staff/commands.test.ts', 'runCommand('],
};

/** Commands that are measurements of minutes: run by hand, their figures stand in the guide that names them. */
export const measurements: readonly string[] = [
  'bench:load',
  'promises',
  'journeys',
  'hosting:check',
  'mutants',
];
