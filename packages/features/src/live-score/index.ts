import { addTexts } from '@chada/messages';
import { frame, liveScore } from '@chada/messages/texts';

addTexts({ frame, liveScore });

export { LiveScorePage } from './live-score-page.tsx';
