import { addTexts } from '@chada/messages';
import { banks, registration, validation } from '@chada/messages/texts';

addTexts({ banks, registration, validation });

export { RegistrationPage } from './registration-page.tsx';
