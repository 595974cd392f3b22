import { addTexts } from '@chada/messages';
import { login, register, validation } from '@chada/messages/texts';

addTexts({ login, register, validation });

export { LoginPage } from './login-page.tsx';
