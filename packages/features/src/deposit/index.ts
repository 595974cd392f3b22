import { addTexts } from '@chada/messages';
import {
  amountInput,
  banks,
  deposit,
  limitNotice,
  playLimit,
  qrPicture,
  waitingSlip,
} from '@chada/messages/texts';

addTexts({ amountInput, banks, deposit, limitNotice, playLimit, qrPicture, waitingSlip });

export { DepositPage } from './deposit-page.tsx';
