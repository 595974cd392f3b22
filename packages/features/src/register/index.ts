import { addTexts } from '@chada/messages';
import { banks, register, validation } from '@chada/messages/texts';

addTexts({ banks, register, validation });

export { RegisterPage } from './register-page.tsx';
