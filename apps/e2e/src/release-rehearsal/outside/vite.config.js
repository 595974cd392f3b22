import { withAssetAddresses } from '@chada/client-config';
import { loadClients, renderFontFacesCss, renderTokensCss } from '@chada/client-config/node';

const [brand] = loadClients('brands');
const client = withAssetAddresses(brand.client, (path) => `/${brand.client.id}/${path}`);
const element = (tag, children, attrs = {}, injectTo = 'head') => ({ tag, children, attrs, injectTo });
const json = JSON.stringify(client).replaceAll('<', '\\u003c');
const inert = { id: 'chada-client', type: 'application/json' };
const transformIndexHtml = () => [
  element('title', client.name),
  element('style', renderFontFacesCss(client) + renderTokensCss(brand.tokens)),
  element('script', json, inert, 'body-prepend'),
];
const preview = { proxy: { '/api': process.env.BACKEND } };
export default { publicDir: 'brands', plugins: [{ name: 'brand', transformIndexHtml }], preview };
