import { addTexts } from '@chada/messages';
import { promotion } from '@chada/messages/texts';

addTexts({ promotion });

export { PromotionPage } from './promotion-page.tsx';
export { PublicPromotionPage } from './public-promotion-page.tsx';
