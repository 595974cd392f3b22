import { addTexts } from '@chada/messages';
import { banner, game, home, session } from '@chada/messages/texts';

addTexts({ banner, game, home, session });

export { HomePage } from './home-page.tsx';
