import { addTexts } from '@chada/messages';
import { game, gameCredit, gameList, limitNotice, playLimit, score } from '@chada/messages/texts';

addTexts({ game, gameCredit, gameList, limitNotice, playLimit, score });

export { GameCategoryPage } from './game-category-page.tsx';
export { GameShelf } from './game-shelf.tsx';
export { GameProviderPage } from './game-provider-page.tsx';
