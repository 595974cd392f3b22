import { addTexts } from '@chada/messages';
import { gameReturn } from '@chada/messages/texts';

addTexts({ gameReturn });

export { GameReturn } from './game-return.tsx';
