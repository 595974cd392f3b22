export { SlipPage } from './slip-page.tsx';
