import { addTexts } from '@chada/messages';
import { game, promotion } from '@chada/messages/texts';

addTexts({ game, promotion });

export { PromotionPage } from './promotion-page.tsx';
export { PublicPromotionPage } from './public-promotion-page.tsx';
