import { addTexts } from '@chada/messages';
import { banks, consent, waitingSlip } from '@chada/messages/texts';

addTexts({ banks, consent, waitingSlip });

export { ConsentPage } from './consent-page.tsx';
