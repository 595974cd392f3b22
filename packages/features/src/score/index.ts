import { addTexts } from '@chada/messages';
import { frame, score } from '@chada/messages/texts';

addTexts({ frame, score });

export { LiveScorePage } from './live-score-page.tsx';
export { ScorePage } from './score-page.tsx';
