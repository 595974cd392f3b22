export { MemberSite, type MemberSiteProps } from './member-site.tsx';
export { mountMemberSite, type MountOptions } from './mount-member-site.tsx';
export { clientElementId, readClient } from './read-client.ts';
