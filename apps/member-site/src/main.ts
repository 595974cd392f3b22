import '@chada/site/styles.css';
// `sign-in.ts` must run first, because it sends the login form if the visitor pressed the button before the scripts
// loaded. The browser also loads `sign-in.ts` as a separate script.
import './sign-in.ts';
import { mountMemberSite, readClient } from '@chada/site';

const root = document.getElementById('root');
if (!root) throw new Error('#root is missing.');
mountMemberSite({
  client: readClient(document),
  root,
  webVersion: WEB_VERSION,
  serviceWorker: '/service-worker.js',
});
