/** The code that only members need, in a separate chunk. */
export { reportPastRequests } from '../money/report-past-requests.ts';
export { storeLastCredit } from '../credit/last-credit.ts';
export { refreshCredit } from '../credit/refresh-credit.ts';
export { followGame, settleOpenGame } from '../game/return-credit.ts';
export { completeStoredUser, startMember } from './start-member.ts';
