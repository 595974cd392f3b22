import { addTexts } from '@chada/messages';
import { screenTitles } from '@chada/messages/screen-titles';
import { creditInGame, game, pastRequest } from '@chada/messages/texts';

addTexts(screenTitles);
// The bottom bar names the category that it opens.
addTexts({ creditInGame, game, pastRequest });

// An entry point of its own: visitors need nothing of the member area.
export { MemberLayout } from './member-layout.tsx';
