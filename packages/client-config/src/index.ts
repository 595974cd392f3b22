export {
  chatAttributes,
  gameCategories,
  gameProviders,
  type ChatAttribute,
  type GameCategory,
  type GameProvider,
} from './schema.ts';
export {
  assetPathsOf,
  parseResolvedClient,
  withAssetAddresses,
  withOrigins,
  type ResolvedClient,
} from './resolved-client.ts';
export * from './policy-hosts.ts';
export * from './brand-images.ts';
export * from './web-address.ts';
