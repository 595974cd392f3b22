import { addTexts } from '@chada/messages';
import { lobby } from '@chada/messages/texts';

addTexts({ lobby });

export { GameReturn } from './game-return.tsx';
