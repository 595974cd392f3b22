/** Exists for chunking: the code of the store that only a member needs, loaded by `runAsMember`, never by a visitor. */
export { reportPastRequests } from '../money/report-past-requests.ts';
export { refreshCredit } from '../credit/refresh-credit.ts';
export { followGame, settleOpenGame } from '../game/return-credit.ts';
export { completeStoredUser, startMember } from './start-member.ts';
