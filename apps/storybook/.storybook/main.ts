import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { brandsPlugin } from '../build/brands-plugin.ts';
import { defaultsPlugin } from '../build/defaults-plugin.ts';
import { fromSource } from '../build/from-source.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../public'],
  features: { sidebarOnboardingChecklist: false },
  stories: [
    { directory: at('apps/storybook/src'), files: '**/*.@(mdx|stories.tsx)' },
    { directory: at('packages/ui-kit/src'), files: '**/*.stories.tsx' },
    { directory: at('packages/features/src'), files: '**/*.stories.tsx' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [brandsPlugin(at('clients')), defaultsPlugin()],
      resolve: { alias: fromSource(at('packages')) },
      server: { fs: { allow: [at('.')] } },
      // Omits source maps and size reports, because they would make the build slow.
      build: { sourcemap: false, reportCompressedSize: false, chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
