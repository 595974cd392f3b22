import { addTexts } from '@chada/messages';
import { daySpan, validation, winLost } from '@chada/messages/texts';

addTexts({ daySpan, validation, winLost });

export { WinLostPage } from './win-lost-page.tsx';
