import { addTexts } from '@chada/messages';
import { ranking, tiers } from '@chada/messages/texts';

addTexts({ ranking, tiers });

export { RankingPage } from './ranking-page.tsx';
