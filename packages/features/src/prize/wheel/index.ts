import { addTexts } from '@chada/messages';
import { prize, prizeWheel } from '@chada/messages/texts';

addTexts({ prize, prizeWheel });

export { WheelPage } from './wheel-page.tsx';
