import '@chada/site/styles.css';
import { mountMemberSite, readClient } from '@chada/site';
import { createElement as h, lazy } from 'react';

const Broken = () => {
  throw new TypeError('A fault of the project.');
};
const loadClub = async () => ({ default: (await import('./club.js')).Club });
const extensions = {
  routes: [
    { path: '/club', area: 'public', title: 'คลับ', page: lazy(loadClub) },
    { path: '/broken', area: 'public', title: 'เสีย', page: Broken },
  ],
  replacements: { 'home.categories': () => h('h2', null, 'หมวดเกมของเรา') },
  blocks: { 'home.end': () => h('a', { href: '/club' }, 'ไปที่คลับ') },
};

mountMemberSite({
  client: readClient(document),
  root: document.getElementById('root'),
  webVersion: '1.0.0',
  extensions,
});
