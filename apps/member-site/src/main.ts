import '@chada/site/styles.css';
import { mountMemberSite, readClient } from '@chada/site';

const root = document.getElementById('root');
if (!root) throw new Error('#root is missing.');
mountMemberSite({
  client: readClient(document),
  root,
  webVersion: WEB_VERSION,
  serviceWorker: '/service-worker.js',
});
