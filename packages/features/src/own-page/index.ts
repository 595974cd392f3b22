import { addTexts } from '@chada/messages';
import { ownPage } from '@chada/messages/texts';

addTexts({ ownPage });

export { OwnPage } from './own-page.tsx';
