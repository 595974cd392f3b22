import { addTexts } from '@chada/messages';
import { password, validation } from '@chada/messages/texts';

addTexts({ password, validation });

export { ChangePasswordPage } from './change-password-page.tsx';
