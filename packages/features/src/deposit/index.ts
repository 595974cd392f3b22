export { DepositPage } from './deposit-page.tsx';
