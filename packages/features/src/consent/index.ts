import { addTexts } from '@chada/messages';
import { banks, consent, consentBox, waitingSlip } from '@chada/messages/texts';

addTexts({ banks, consent, consentBox, waitingSlip });

export { ConsentPage } from './consent-page.tsx';
