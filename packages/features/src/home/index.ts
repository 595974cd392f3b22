import { addTexts } from '@chada/messages';
import { game, home, login } from '@chada/messages/texts';

addTexts({ game, home, login });

export { HomePage } from './home-page.tsx';
