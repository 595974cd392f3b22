import { addTexts } from '@chada/messages';
import { checkIn, media, prizeFlipCard, prizeWheel, score } from '@chada/messages/texts';

addTexts({ checkIn, media, prizeFlipCard, prizeWheel, score });

export { MediaPage } from './media-page.tsx';
