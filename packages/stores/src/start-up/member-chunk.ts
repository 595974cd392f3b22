/** A separate chunk with the code that only members need. Loaded by `runAsMember`. */
export { reportPastRequests } from '../money/report-past-requests.ts';
export { refreshCredit } from '../credit/refresh-credit.ts';
export { followGame, settleOpenGame } from '../game/return-credit.ts';
export { completeStoredUser, startMember } from './start-member.ts';
