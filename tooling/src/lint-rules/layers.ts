export interface Layer {
  readonly values: readonly string[];
  readonly tests?: readonly string[];
}

/**
 * The folder of the presets for configuration files. Configuration files import presets by path, because they run
 * before any package is built.
 */
export const presetFolder = 'config';

const sitePackages = [
  'domain',
  'contract',
  'membership-rules',
  'messages',
  'client-config',
  'ui-kit',
  'api-client',
  'stores',
  'features',
];

/** Maps each package to the packages that it may import. The names omit `@chada/`. */
export const layers: Readonly<Record<string, Layer>> = {
  [presetFolder]: { values: [] },
  domain: { values: [] },
  contract: { values: ['domain'] },
  'membership-rules': { values: ['domain'] },
  fairness: { values: [] },
  messages: { values: ['domain'] },
  'client-config': { values: ['domain', 'membership-rules', 'messages'] },
  'ui-kit': { values: [] },
  'api-client': { values: ['domain', 'contract'], tests: ['testing'] },
  stores: { values: ['domain', 'api-client', 'contract'], tests: ['testing', 'client-config'] },
  features: {
    values: ['domain', 'fairness', 'stores', 'ui-kit', 'messages', 'membership-rules', 'client-config'],
    tests: ['testing', 'contract', 'api-client'],
  },
  site: { values: ['features', 'stores', 'ui-kit', 'client-config'], tests: ['testing'] },
  testing: { values: ['domain', 'contract'] },
  'member-site': { values: ['site', 'client-config', 'messages'], tests: ['testing'] },
  'reference-api': {
    values: ['domain', 'contract', 'membership-rules', 'fairness', 'client-config'],
    tests: ['testing', 'messages'],
  },
  storybook: { values: [...sitePackages, 'site', 'testing'] },
  tooling: {
    values: ['domain', 'fairness', 'client-config', 'messages', 'reference-api', 'contract'],
    tests: ['testing', 'membership-rules'],
  },
  e2e: {
    values: [...sitePackages, 'site', 'testing', 'member-site', 'storybook', 'reference-api', 'tooling'],
  },
};
