import { addTexts } from '@chada/messages';
import { session } from '@chada/messages/texts';

addTexts({ session });

export { LoginPage } from './login-page.tsx';
