import { addTexts } from '@chada/messages';
import { liveChat } from '@chada/messages/texts';

addTexts({ liveChat });

export { LiveChat } from './live-chat.tsx';
