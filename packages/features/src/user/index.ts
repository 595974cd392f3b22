import { addTexts } from '@chada/messages';
import { banks, user } from '@chada/messages/texts';

addTexts({ banks, user });

export { UserPage } from './user-page.tsx';
