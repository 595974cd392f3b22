import { addTexts } from '@chada/messages';
import { account, banks } from '@chada/messages/texts';

addTexts({ account, banks });

export { UserPage } from './user-page.tsx';
