import { addTexts } from '@chada/messages';
import { prize, prizeFlipCard } from '@chada/messages/texts';

addTexts({ prize, prizeFlipCard });

export { FlipCardPage } from './flip-card-page.tsx';
