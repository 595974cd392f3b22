import { addTexts } from '@chada/messages';
import { creditInGame, game, liveScore, lobby, score } from '@chada/messages/texts';

addTexts({ creditInGame, game, liveScore, lobby, score });

export { GameCategoryPage } from './game-category-page.tsx';
export { GameProviderPage } from './game-provider-page.tsx';
