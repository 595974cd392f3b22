import { addTexts } from '@chada/messages';
import { ranking, tier } from '@chada/messages/texts';

addTexts({ ranking, tier });

export { RankingPage } from './ranking-page.tsx';
