import { addTexts } from '@chada/messages';
import { creditInGame, game, liveScore, lobby, score } from '@chada/messages/texts';

addTexts({ creditInGame, game, liveScore, lobby, score });

export { GamesCategoryPage } from './games-category-page.tsx';
export { ProviderGamesPage } from './provider-games-page.tsx';
