import { addTexts } from '@chada/messages';
import { amountInput, banks, deposit, slip, validation, waitingSlip } from '@chada/messages/texts';

addTexts({ amountInput, banks, deposit, slip, validation, waitingSlip });

export { SlipPage } from './slip-page.tsx';
