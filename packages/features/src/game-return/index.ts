export { GameReturn } from './game-return.tsx';
