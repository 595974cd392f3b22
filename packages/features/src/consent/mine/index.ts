import { addTexts } from '@chada/messages';
import { consentBox, myConsents } from '@chada/messages/texts';

addTexts({ consentBox, myConsents });

export { MyConsentsPage } from './my-consents-page.tsx';
