import { addTexts } from '@chada/messages';
import { amountInput, helpLine, playLimit, protection } from '@chada/messages/texts';

addTexts({ amountInput, helpLine, playLimit, protection });

export { ProtectionPage } from './protection-page.tsx';
