import { addTexts } from '@chada/messages';
import { prize, wheel } from '@chada/messages/texts';

addTexts({ prize, wheel });

export { WheelPage } from './wheel-page.tsx';
