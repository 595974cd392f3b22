import '@chada/site/styles.css';
import { mountMemberSite, readClient } from '@chada/site';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to mount the site in.');
mountMemberSite({ client: readClient(document), root, webVersion: WEB_VERSION });
