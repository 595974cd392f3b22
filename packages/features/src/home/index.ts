import { addTexts } from '@chada/messages';
import { game, home, login, validation } from '@chada/messages/texts';

addTexts({ game, home, login, validation });

export { HomePage } from './home-page.tsx';
