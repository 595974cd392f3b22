import { addTexts } from '@chada/messages';
import { contact } from '@chada/messages/texts';

addTexts({ contact });

export { ContactPage } from './contact-page.tsx';
