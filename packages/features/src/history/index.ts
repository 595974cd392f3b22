import { addTexts } from '@chada/messages';
import { daySpan, history, validation } from '@chada/messages/texts';

addTexts({ daySpan, history, validation });

export { HistoryPage } from './history-page.tsx';
