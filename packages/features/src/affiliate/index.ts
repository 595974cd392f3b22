import { addTexts } from '@chada/messages';
import { affiliate, amountInput, daySpan, qrPicture, validation } from '@chada/messages/texts';

addTexts({ affiliate, amountInput, daySpan, qrPicture, validation });

export { AffiliatePage } from './affiliate-page.tsx';
