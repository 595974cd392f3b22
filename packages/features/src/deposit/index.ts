import { addTexts } from '@chada/messages';
import { amountInput, banks, deposit } from '@chada/messages/texts';

addTexts({ amountInput, banks, deposit });

export { DepositPage } from './deposit-page.tsx';
