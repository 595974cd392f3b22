import { addTexts } from '@chada/messages';
import { depositPromotion, game } from '@chada/messages/texts';

addTexts({ depositPromotion, game });

export { PromotionPage } from './promotion-page.tsx';
export { PublicPromotionPage } from './public-promotion-page.tsx';
