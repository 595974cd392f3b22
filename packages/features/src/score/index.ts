import { addTexts } from '@chada/messages';
import { frame, score } from '@chada/messages/texts';

addTexts({ frame, score });

export { ScorePage } from './score-page.tsx';
