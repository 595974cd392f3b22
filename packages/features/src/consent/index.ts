import { addTexts } from '@chada/messages';
import { consent } from '@chada/messages/texts';

addTexts({ consent });

export { ConsentPage } from './consent-page.tsx';
