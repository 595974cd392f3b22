import { emptied, failing, loading, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { AffiliatePage } from './affiliate-page.tsx';

const path = '/auth/affiliate';

export default { title: 'Screens/Affiliate', component: AffiliatePage } satisfies Meta<typeof AffiliatePage>;

export const Filled = screenStory({ path });
export const Loading = screenStory({
  path,
  answers: {
    'affiliate.bonus': loading,
    'affiliate.code': loading,
    'affiliate.downline': loading,
    'affiliate.downlineBonus': loading,
  },
});
export const Empty = screenStory({ path, answers: { 'affiliate.downline': emptied('affiliate.downline') } });
export const Failed = screenStory({
  path,
  answers: {
    'affiliate.bonus': failing,
    'affiliate.code': failing,
    'affiliate.downline': failing,
    'affiliate.downlineBonus': failing,
  },
});
export const Offline = screenStory({ path, offline: true });
