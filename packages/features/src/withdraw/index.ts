export { WithdrawPage } from './withdraw-page.tsx';
