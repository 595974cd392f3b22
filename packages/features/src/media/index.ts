import { addTexts } from '@chada/messages';
import { checkIn, flipCard, media, wheel } from '@chada/messages/texts';

addTexts({ checkIn, flipCard, media, wheel });

export { MediaPage } from './media-page.tsx';
