import { addTexts } from '@chada/messages';
import { memberFrame, screenTitles } from '@chada/messages/member-frame';
import { game, gameCredit, pastRequest, playLimit } from '@chada/messages/texts';

addTexts({ ...screenTitles, shell: memberFrame });
addTexts({ game, gameCredit, pastRequest, playLimit });

// A separate chunk, because visitors don't need the member layout.
export { MemberLayout } from './member-layout.tsx';
