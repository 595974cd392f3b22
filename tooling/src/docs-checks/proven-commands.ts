/**
 * The test of each command in a guide: a file, and the text in it that runs the command. A command without an entry is
 * untested.
 */
export const provenCommands: Readonly<Record<string, readonly [file: string, words: string]>> = {
  start: ['tooling/src/start/stop.test.ts', 'start.ts'],
  'client:new': ['tooling/src/client-new/guide.test.ts', 'newCommand('],
  'client:check': ['tooling/src/client-new/guide.test.ts', 'checkCommand('],
  'client:explain': ['tooling/src/client-new/guide.test.ts', 'explainCommand('],
  storybook: ['apps/e2e/src/stories/guide.test.ts', "scripts['storybook']"],
  // Story tests run on its output.
  'storybook:build': ['turbo.json', '"dependsOn": ["^build", "@chada/storybook#static"]'],
  'brand:stamp': ['tooling/src/stamp/stamp-command.test.ts', 'readStampRequest('],
  preview: ['tooling/src/site-server/answers.test.ts', 'preview'],
  conformance: ['apps/e2e/src/journeys/conformance.test.ts', 'walk('],
  // The release rehearsal runs the steps of a release with the pending changesets.
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

/** Commands that measure for minutes. They run by hand, and the guide that names them has the figures. */
export const measurements: readonly string[] = [
  'bench:load',
  'promises',
  'journeys',
  'hosting:check',
  'mutants',
];
