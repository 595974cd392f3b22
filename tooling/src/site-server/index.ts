export { contentTypeOf } from '../hosting/content-types.ts';
export { openBuiltSite, type BuiltSite } from '../stamp/built-site.ts';
export { respondFrom, hostFolders, hostStamped, type HostedBrand } from './static-host.ts';
export { brandOfHost, createSiteServer, listenLocally, type SiteServerOptions } from './site-server.ts';
export { clientElementId } from '../stamp/stamp-html.ts';
export { stampBrand, type StampedBrand } from '../stamp/stamp-brand.ts';
export { baseHeaders, contentPolicy } from '../hosting/security-headers.ts';
export { writeStamped, type WrittenBrand } from '../stamp/write-stamped.ts';
