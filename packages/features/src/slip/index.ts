import { addTexts } from '@chada/messages';
import { amountInput, banks, deposit, slip, validation } from '@chada/messages/texts';

addTexts({ amountInput, banks, deposit, slip, validation });

export { SlipPage } from './slip-page.tsx';
