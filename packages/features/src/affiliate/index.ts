import { addTexts } from '@chada/messages';
import { affiliate, amountInput, daySpan, validation } from '@chada/messages/texts';

addTexts({ affiliate, amountInput, daySpan, validation });

export { AffiliatePage } from './affiliate-page.tsx';
