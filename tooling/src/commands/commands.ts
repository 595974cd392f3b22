import { backupUsage, brandMoveUsage, continueLogUsage, migrateUsage } from '@chada/reference-api/usages';
import { clientIdsOf } from '../lint-rules/workspace.ts';
import { repoRoot } from '../repo-root.ts';
import { growingNumbers, numberFrom } from './accepted-values.ts';
import * as brand from './brand-usages.ts';
import type { Command } from './command.ts';
import * as project from './project-usages.ts';
import { screenNames, screenshotUsage } from './screenshot-usage.ts';
import * as site from './site-usages.ts';

const everything = ['run', 'build'];
const packages = ['run', 'build', '--filter=./packages/*'];
const api = ['run', 'build', '--filter=@chada/reference-api^...'];
const memberSite = ['run', 'build', '--filter=@chada/member-site'];
const workbench = ['run', 'static', '--filter=@chada/storybook'];

const brands = clientIdsOf(repoRoot);
const numbersOf = (flags: readonly string[], largest: number) =>
  Object.fromEntries(flags.map((flag) => [flag, numberFrom(1, largest)]));

const tool = (name: string): string => `tooling/src/${name}.ts`;
const e2e = (name: string): string => `apps/e2e/src/${name}.ts`;
const apiFile = (name: string): string => `apps/reference-api/${name}.ts`;

/** The commands of package.json that run a program of this repository. */
export const commands: Readonly<Record<string, Command>> = {
  start: { usage: project.startUsage, program: [tool('start')] },
  test: { usage: project.testUsage, program: [tool('test')] },
  lint: { usage: project.lintUsage, program: [tool('lint')] },
  mutants: { usage: project.mutantsUsage, program: [tool('mutants')], build: packages },
  promises: { usage: project.promisesUsage, program: [tool('promises')], build: api },
  rows: { usage: project.rowsUsage, program: [tool('rows')] },
  'client:new': {
    usage: brand.newHelp,
    program: [tool('client-new')],
    alsoFlags: ['--id', '--color'],
  },
  'client:check': { usage: brand.checkHelp, program: [tool('client-check')] },
  'client:icons': { usage: brand.iconsHelp, program: [tool('client-icons')] },
  'client:art': { usage: brand.artHelp, program: [tool('client-art')] },
  'client:palette': { usage: brand.paletteHelp, program: [tool('client-palette')] },
  'client:explain': { usage: brand.explainHelp, program: [tool('client-explain')] },
  'tokens:export': { usage: brand.tokensHelp, program: [tool('tokens-export')] },
  'api:pack': { usage: site.apiPackUsage, program: [tool('api-pack')], build: api },
  sandbox: { program: [apiFile('src/sandbox-cli')] },
  staff: { program: [apiFile('src/staff-cli')] },
  migrate: { usage: migrateUsage, program: [apiFile('src/migrate-cli')] },
  'brand:move': { usage: brandMoveUsage, program: [apiFile('src/brand-move-cli')] },
  backup: { usage: backupUsage, program: [apiFile('src/backup-cli'), 'backup'] },
  restore: { usage: backupUsage, program: [apiFile('src/backup-cli'), 'restore'] },
  storybook: {
    usage: project.storybookUsage,
    program: ['apps/storybook/src/workbench.ts', 'dev'],
    build: packages,
  },
  'storybook:build': { usage: project.storybookBuildUsage, build: workbench },
  pictures: {
    usage: project.picturesUsage,
    program: [e2e('pictures')],
    build: workbench,
    values: { '--brand': brands },
  },
  screenshots: {
    usage: screenshotUsage,
    program: [e2e('screenshots')],
    build: everything,
    values: {
      '--screen': screenNames,
      '--scheme': ['dark', 'light'],
      '--browser': ['current', 'minimum'],
    },
  },
  'brand:stamp': { usage: site.stampUsage, program: [tool('brand-stamp')], build: memberSite },
  'brand:publish': { usage: site.publishUsage, program: [tool('brand-publish'), 'publish'] },
  'brand:rollback': { usage: site.publishUsage, program: [tool('brand-publish'), 'rollback'] },
  'brand:history': { usage: site.publishUsage, program: [tool('brand-publish'), 'history'] },
  'bench:brands': {
    usage: project.benchBrandsUsage,
    program: [tool('bench-brands')],
    build: memberSite,
    words: numberFrom(1, 10_000),
  },
  'bench:first-paint': {
    usage: project.benchFirstPaintUsage,
    program: [e2e('bench-first-paint')],
    build: everything,
    words: numberFrom(1, 1000),
  },
  'fairness:continue': { usage: continueLogUsage, program: [apiFile('src/continue-log-cli')] },
  'fairness:audit': { usage: site.auditUsage, program: ['packages/fairness/src/cli.ts', 'audit'] },
  'bench:load': {
    usage: project.benchLoadUsage,
    program: [apiFile('test/bench/bench-load')],
    build: api,
    values: numbersOf(['--processes', '--members', '--seconds', '--slices', '--snapshot'], 9999),
    words: [],
  },
  'bench:streams': {
    usage: project.benchStreamsUsage,
    program: [apiFile('test/bench/bench-streams')],
    build: api,
    values: { '--streams': numberFrom(1, 20_000), '--seconds': numberFrom(1, 600) },
    words: [],
  },
  'bench:growth': {
    usage: project.benchGrowthUsage,
    program: [apiFile('test/bench/bench-growth')],
    build: api,
    values: { '--entries': growingNumbers(22_400), ...numbersOf(['--cycles-per-day', '--times'], 99_999) },
    words: [],
  },
  'bench:cells': {
    usage: project.benchCellsUsage,
    program: [apiFile('test/bench/bench-cells')],
    build: api,
    values: {
      ...numbersOf(['--lanes', '--slices', '--deposits'], 99_999),
      '--entries': numberFrom(22_456, 99_999_999),
    },
    words: [],
  },
  bench: { usage: project.benchUsage, program: [tool('bench')], build: everything, words: [] },
  'bench:entrance': {
    usage: project.benchEntranceUsage,
    program: [e2e('bench-entrance')],
    build: memberSite,
    words: [],
  },
  'bench:member': {
    usage: project.benchMemberUsage,
    program: [e2e('bench-member')],
    build: everything,
    words: ['arrivals', 'interactions', 'memory'],
  },
  'bench:lobby': {
    usage: project.benchLobbyUsage,
    program: [e2e('bench-lobby')],
    build: everything,
    words: numberFrom(1, 1000),
  },
  preview: { usage: site.previewUsage, program: [tool('preview')] },
  'hosting:check': { usage: site.hostingUsage, program: [tool('hosting-check')] },
  journeys: {
    usage: project.journeysUsage,
    program: [e2e('run-journeys')],
    build: everything,
    values: { '--brand': brands },
  },
  conformance: { usage: site.conformanceUsage, program: [tool('conformance')] },
  release: { usage: project.releaseUsage, program: [tool('release')] },
  'release:rehearse': { usage: project.rehearseUsage, program: [e2e('rehearse-release')] },
};
