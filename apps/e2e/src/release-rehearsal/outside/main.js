import '@chada/site/styles.css';
import { mountMemberSite, readClient } from '@chada/site';

mountMemberSite({ client: readClient(document), root: document.getElementById('root'), webVersion: '1.0.0' });
