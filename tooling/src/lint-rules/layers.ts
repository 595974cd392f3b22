/** What a workspace member may import. `types` are for `import type` only. */
export interface Layer {
  readonly values: readonly string[];
  readonly types?: readonly string[];
  /** Additional ones for tests and stories. */
  readonly tests?: readonly string[];
}

/** The folder of the presets for builds and tests. Configuration files import them by path, before anything is built. */
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

/** The import table of the architecture: nothing points up or sideways. Keys are names below `@chada/`. */
export const layers: Readonly<Record<string, Layer>> = {
  // Presets are below all packages.
  [presetFolder]: { values: [] },
  domain: { values: [] },
  contract: { values: ['domain'] },
  'membership-rules': { values: ['domain'] },
  messages: { values: ['domain'] },
  'client-config': { values: ['domain', 'membership-rules', 'messages'] },
  'ui-kit': { values: [] },
  'api-client': { values: ['domain', 'contract'], tests: ['testing'] },
  // The store receives the brand's configuration as a value and knows only its types.
  stores: {
    values: ['domain', 'api-client', 'contract', 'membership-rules'],
    types: ['client-config'],
    tests: ['testing', 'client-config'],
  },
  features: {
    values: ['domain', 'stores', 'ui-kit', 'messages', 'membership-rules', 'client-config'],
    tests: ['testing', 'contract', 'api-client'],
  },
  // Composes the features into a site, ours or another.
  site: { values: ['features', 'stores', 'ui-kit', 'client-config'], tests: ['testing'] },
  testing: { values: ['domain', 'contract'] },
  'member-site': { values: ['site', 'client-config'], tests: ['testing'] },
  'reference-api': {
    values: ['domain', 'contract', 'membership-rules', 'client-config'],
    tests: ['testing', 'messages'],
  },
  // Shows the screens at the site's own addresses.
  storybook: { values: [...sitePackages, 'site', 'testing'] },
  // Runs the product, prints how to sign in, and checks backends against the contract.
  tooling: {
    values: ['domain', 'client-config', 'messages', 'reference-api', 'contract'],
    tests: ['testing', 'membership-rules'],
  },
  e2e: {
    values: [...sitePackages, 'site', 'testing', 'member-site', 'storybook', 'reference-api', 'tooling'],
  },
};
