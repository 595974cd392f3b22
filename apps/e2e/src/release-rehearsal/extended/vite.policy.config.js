import config from './vite.config.js';

const headers = { 'content-security-policy': process.env.POLICY };
export default { ...config, preview: { ...config.preview, headers } };
