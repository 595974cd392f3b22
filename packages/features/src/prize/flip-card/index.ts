import { addTexts } from '@chada/messages';
import { flipCard, prize } from '@chada/messages/texts';

addTexts({ flipCard, prize });

export { FlipCardPage } from './flip-card-page.tsx';
