import { addTexts } from '@chada/messages';
import { drawCheck, fairness } from '@chada/messages/texts';

addTexts({ drawCheck, fairness });

export { FairnessPage } from './fairness-page.tsx';
