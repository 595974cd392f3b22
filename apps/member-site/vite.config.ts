import { defineConfig, mergeConfig } from 'vite';
import { modernTarget, siteConfig } from './build/site-config.ts';

/** The files that nearly every member gets. */
export default defineConfig(mergeConfig(siteConfig(), { build: { target: modernTarget } }));
