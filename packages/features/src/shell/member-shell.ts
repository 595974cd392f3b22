import { addTexts } from '@chada/messages';
import { memberFrame, screenTitles } from '@chada/messages/member-frame';
import { game, gameCredit, pastRequest, playLimit } from '@chada/messages/texts';

addTexts({ ...screenTitles, shell: memberFrame });
addTexts({ game, gameCredit, pastRequest, playLimit });

// The member layout is in a separate chunk, because visitors don't need this layout.
export { MemberLayout } from './member-layout.tsx';
