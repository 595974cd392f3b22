import { withAssetAddresses } from '@chada/client-config';
import { loadClients, renderTokensCss } from '@chada/client-config/node';

const [brand] = loadClients('brands');
const client = withAssetAddresses(brand.client, (path) => `/${brand.client.id}/${path}`);
const element = (tag, children, attrs = {}, injectTo = 'head') => ({ tag, children, attrs, injectTo });
const transformIndexHtml = () => [
  element('title', client.name),
  element('style', renderTokensCss(brand.tokens)),
  element(
    'script',
    JSON.stringify(client).replaceAll('<', '\\u003c'),
    { id: 'chada-client', type: 'application/json' },
    'body-prepend',
  ),
];
const preview = { proxy: { '/api': process.env.BACKEND } };
export default { publicDir: 'brands', plugins: [{ name: 'brand', transformIndexHtml }], preview };
