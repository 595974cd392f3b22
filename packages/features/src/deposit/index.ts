import { addTexts } from '@chada/messages';
import { amountInput, banks, deposit, waitingSlip } from '@chada/messages/texts';

addTexts({ amountInput, banks, deposit, waitingSlip });

export { DepositPage } from './deposit-page.tsx';
