import { addTexts } from '@chada/messages';
import { helpLine, playGuide } from '@chada/messages/texts';

addTexts({ helpLine, playGuide });

export { PlayGuidePage } from './play-guide-page.tsx';
