import { addTexts } from '@chada/messages';
import { creditInGame, game, pastRequest } from '@chada/messages/texts';

// The bottom bar names the category that it opens.
addTexts({ creditInGame, game, pastRequest });

// An entry point of its own: visitors need nothing of the member area.
export { MemberLayout } from './member-layout.tsx';
