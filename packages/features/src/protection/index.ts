import { addTexts } from '@chada/messages';
import { amountInput, helpLine, playBreak, playHistory, playLimit, protection } from '@chada/messages/texts';

addTexts({ amountInput, helpLine, playBreak, playHistory, playLimit, protection });

export { BreakPage } from './break-page.tsx';
export { MaintenanceBreak } from './maintenance-break.tsx';
export { PlayHistoryPage } from './play-history-page.tsx';
export { ProtectionPage } from './protection-page.tsx';
