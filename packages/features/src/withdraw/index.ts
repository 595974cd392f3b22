import { addTexts } from '@chada/messages';
import { amountInput, banks, tiers, withdraw, withdrawalRefusal } from '@chada/messages/texts';

addTexts({ amountInput, banks, tiers, withdraw, withdrawalRefusal });

export { WithdrawPage } from './withdraw-page.tsx';
