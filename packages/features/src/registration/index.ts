import { addTexts } from '@chada/messages';
import { banks, consentBox, registration, validation } from '@chada/messages/texts';

addTexts({ banks, consentBox, registration, validation });

export { RegistrationPage } from './registration-page.tsx';
