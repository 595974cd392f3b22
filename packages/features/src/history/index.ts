import { addTexts } from '@chada/messages';
import { history } from '@chada/messages/texts';

addTexts({ history });

export { HistoryPage } from './history-page.tsx';
