import '@chada/ui-kit/styles.css';
import '@chada/features/common.css';
import '@chada/features/shell.css';
import { connectBrowser, createAppStore, platformOf, startUp } from '@chada/stores';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { MemberSite } from './member-site.tsx';
import { readClient } from './read-client.ts';

const client = readClient(document);
const store = createAppStore({
  client,
  hostname: window.location.hostname,
  platform: platformOf(navigator.userAgent, navigator.maxTouchPoints),
  webVersion: WEB_VERSION,
  storage: () => window.localStorage,
  tabStorage: () => window.sessionStorage,
});
connectBrowser(store, window);
void store.dispatch(startUp());

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to mount the site in.');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <MemberSite client={client} store={store} />
    </BrowserRouter>
  </StrictMode>,
);
