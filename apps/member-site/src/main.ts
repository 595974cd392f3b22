import '@chada/site/styles.css';
// Runs first: sends a sign-in that was pressed early. The browser also loads it as a script of its own.
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
