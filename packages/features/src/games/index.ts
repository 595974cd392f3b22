import { addTexts } from '@chada/messages';
import { game, lobby } from '@chada/messages/texts';

addTexts({ game, lobby });

export { GamesCategoryPage } from './games-category-page.tsx';
export { ProviderGamesPage } from './provider-games-page.tsx';
