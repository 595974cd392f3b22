import { addTexts } from '@chada/messages';
import { amountInput, banks, creditInGame, tiers, withdraw, withdrawalRefusal } from '@chada/messages/texts';

addTexts({ amountInput, banks, creditInGame, tiers, withdraw, withdrawalRefusal });

export { WithdrawalPage } from './withdrawal-page.tsx';
