import { addTexts } from '@chada/messages';
import { playLimit, realityCheck } from '@chada/messages/texts';

addTexts({ playLimit, realityCheck });

export { RealityCheck } from './reality-check.tsx';
