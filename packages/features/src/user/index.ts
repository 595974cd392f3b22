import { addTexts } from '@chada/messages';
import { banks, tier, user } from '@chada/messages/texts';

addTexts({ banks, tier, user });

export { UserPage } from './user-page.tsx';
