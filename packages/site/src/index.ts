export { type BlockPlace, type ReplaceableBlock, useClient } from '@chada/features';
export type { ExtensionRoute, SiteExtensions } from './extensions.ts';
export { MemberSite, type MemberSiteProps, type PreparedExtensions } from './member-site.tsx';
export { mountMemberSite, type MountOptions } from './mount-member-site.tsx';
export { clientElementId, readClient } from './read-client.ts';
