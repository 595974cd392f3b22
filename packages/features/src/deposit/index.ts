import { addTexts } from '@chada/messages';
import { amountInput, banks, deposit, qrPicture, waitingSlip } from '@chada/messages/texts';

addTexts({ amountInput, banks, deposit, qrPicture, waitingSlip });

export { DepositPage } from './deposit-page.tsx';
