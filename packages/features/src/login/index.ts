import { addTexts } from '@chada/messages';
import { login, validation } from '@chada/messages/texts';

addTexts({ login, validation });

export { LoginPage } from './login-page.tsx';
