export * from './common/layout/paths.ts';
export { SiteProvider, useClient, useText } from './common/brand/site-context.tsx';
