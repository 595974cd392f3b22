/**
 * Maps each command in the guides that a test runs to the name of the test file and a text that the test file must
 * contain.
 */
export const provenCommands: Readonly<Record<string, readonly [file: string, words: string]>> = {
  start: ['tooling/src/start/stop.test.ts', 'start.ts'],
  'client:new': ['tooling/src/client-new/guide.test.ts', 'newCommand('],
  'client:check': ['tooling/src/client-new/guide.test.ts', 'checkCommand('],
  'client:icons': ['tooling/src/brand-tools/icons.test.ts', 'iconsCommand('],
  'client:explain': ['tooling/src/client-new/guide.test.ts', 'explainCommand('],
  storybook: ['apps/e2e/src/stories/guide.test.ts', "scripts['storybook']"],
  // `turbo.json` runs this command before the tests of the stories, because these tests need the built files.
  'storybook:build': ['turbo.json', '"dependsOn": ["^build", "@chada/storybook#static"]'],
  'tokens:export': ['tooling/src/brand-tools/commands.test.ts', 'exportTokensCommand'],
  pictures: ['apps/e2e/src/stories/pictures/pictures.test.ts', 'takePictures('],
  'brand:stamp': ['tooling/src/stamp/stamp-command.test.ts', 'readStampRequest('],
  'brand:publish': ['tooling/src/publish/publish.test.ts', "run('publish'"],
  'brand:rollback': ['tooling/src/publish/publish.test.ts', "run('rollback'"],
  'brand:history': ['tooling/src/publish/publish.test.ts', "run('history'"],
  preview: ['tooling/src/site-server/security-headers.test.ts', 'preview'],
  conformance: ['apps/e2e/src/journeys/conformance.test.ts', 'checkBackend('],
  // This test checks the files that `pnpm changeset` writes.
  changeset: ['tooling/src/release/release.test.ts', 'waitingChangesets('],
  release: ['apps/e2e/src/release-rehearsal/rehearse.ts', 'publishPackages('],
  'release:rehearse': ['apps/e2e/src/release-rehearsal/release-rehearsal.test.ts', 'rehearse('],
  backup: ['apps/reference-api/test/operate/stop-and-restore.test.ts', 'backup-cli.ts'],
  restore: ['apps/reference-api/test/operate/stop-and-restore.test.ts', 'backup-cli.ts'],
  'api:pack': ['tooling/src/api-pack/pack-api.test.ts', 'packApi('],
  staff: ['apps/reference-api/test/operate/real-brand.test.ts', "'pnpm staff receiving-account"],
  migrate: ['tooling/src/api-pack/pack-api.test.ts', 'src/migrate-cli.ts'],
  'fairness:continue': [
    'apps/reference-api/test/operate/continue-log-command.test.ts',
    'continue-log-cli.ts',
  ],
  'fairness:audit': ['packages/fairness/src/run-cli.test.ts', "run('audit'"],
  sandbox: ['apps/reference-api/src/staff/commands.test.ts', 'runCommand('],
};

/** Commands that measure something and take minutes. A person runs them, and a guide contains the results. */
export const measurements: readonly string[] = [
  'bench',
  'bench:entrance',
  'bench:first-paint',
  'bench:load',
  'bench:lobby',
  'bench:member',
  'promises',
  'journeys',
  'hosting:check',
  'mutants',
];
