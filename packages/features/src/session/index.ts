import { addTexts } from '@chada/messages';
import { login } from '@chada/messages/texts';

addTexts({ login });

export { LoginPage } from './login-page.tsx';
