import { addTexts } from '@chada/messages';
import { reward } from '@chada/messages/texts';

addTexts({ reward });

export { RewardCategoryPage } from './reward-category-page.tsx';
export { RewardPage } from './reward-page.tsx';
