import { addTexts } from '@chada/messages';
import { memberFrame, screenTitles } from '@chada/messages/member-frame';
import { game, gameCredit, pastRequest } from '@chada/messages/texts';

addTexts({ ...screenTitles, shell: memberFrame });
// The bottom bar names the category that it opens.
addTexts({ game, gameCredit, pastRequest });

// An entry point of its own: a chunk boundary, because visitors don't need it.
export { MemberLayout } from './member-layout.tsx';
