import { addTexts } from '@chada/messages';
import { banks, register, validation } from '@chada/messages/texts';

addTexts({ banks, register, validation });

export { RegistrationPage } from './registration-page.tsx';
