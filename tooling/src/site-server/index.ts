export { serveBrand, type Brand, type BrandFile, type ServedBrand } from './brand.ts';
export { clientElementId, stampHtml } from './stamp-html.ts';
export { brandOfHost, createSiteServer, listenLocally, type SiteServerOptions } from './site-server.ts';
export { contentPolicy, plainHeaders } from './security-headers.ts';
