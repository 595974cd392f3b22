import { addTexts } from '@chada/messages';
import { game, home, session } from '@chada/messages/texts';

addTexts({ game, home, session });

export { HomePage } from './home-page.tsx';
