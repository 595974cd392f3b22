export { verifyCheckpoint } from './verify-checkpoint.ts';
