import { addTexts } from '@chada/messages';
import { memberFrame, screenTitles } from '@chada/messages/member-frame';
import { game, gameCredit, pastRequest } from '@chada/messages/texts';

addTexts({ ...screenTitles, shell: memberFrame });
// The bottom bar shows the name of the current category.
addTexts({ game, gameCredit, pastRequest });

// A separate entry point: a chunk boundary, because visitors don't need it.
export { MemberLayout } from './member-layout.tsx';
