export {
  chatAttributes,
  dashboardSections,
  homeSections,
  type ChatAttribute,
  type DashboardSection,
  type HomeSection,
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
export type { ContactChannel, ContactKind } from './contact.ts';
export type { BrandGame } from './game.ts';
export type { Protection, ProtectionJurisdiction } from './protection.ts';
