export * from './common/paths.ts';
export { SiteProvider, useClient, useText } from './common/site-context.tsx';
