import { addTexts } from '@chada/messages';
import {
  amountInput,
  banks,
  gameCredit,
  lockedBonus,
  withdrawal,
  withdrawalRefusal,
} from '@chada/messages/texts';

addTexts({ amountInput, banks, gameCredit, lockedBonus, withdrawal, withdrawalRefusal });

export { WithdrawalPage } from './withdrawal-page.tsx';
