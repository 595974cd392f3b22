import { addTexts } from '@chada/messages';
import { frame, liveScore, score } from '@chada/messages/texts';

addTexts({ frame, liveScore, score });

export { LiveScorePage } from './live-score-page.tsx';
export { ScorePage } from './score-page.tsx';
