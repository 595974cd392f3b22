export { chatAttributes, type ChatAttribute } from './schema.ts';
export * from './agreement-pages.ts';
export { bannersFor, type Banner } from './banners.ts';
export {
  barEntriesOf,
  dashboardSections,
  homeSections,
  menuLinks,
  type BarEntry,
  type DashboardSection,
  type DrawerEntry,
  type HomeSection,
  type MenuLink,
} from './layout.ts';
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
export {
  registrationSteps,
  type BrandRegistration,
  type Consent,
  type RegistrationFieldId,
  type RegistrationStep,
} from './registration.ts';
export type { Protection, ProtectionJurisdiction } from './protection.ts';
