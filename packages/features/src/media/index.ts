import { addTexts } from '@chada/messages';
import { checkIn, flipCard, liveScore, media, score, wheel } from '@chada/messages/texts';

addTexts({ checkIn, flipCard, liveScore, media, score, wheel });

export { MediaPage } from './media-page.tsx';
