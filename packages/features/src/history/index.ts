export { HistoryPage } from './history-page.tsx';
