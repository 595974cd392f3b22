export * from './common/paths.ts';
export * from './common/site-context.tsx';
