import { addTexts } from '@chada/messages';
import { banks, helpLine, playBreak, waitingSlip } from '@chada/messages/texts';

addTexts({ banks, helpLine, playBreak, waitingSlip });

export { PausedPage } from './paused-page.tsx';
