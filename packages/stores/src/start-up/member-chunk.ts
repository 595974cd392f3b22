/** Code that only members need. This module is a separate chunk, so visitors do not load it. */
export { reportPastRequests } from '../money/report-past-requests.ts';
export { storeLastCredit } from '../credit/last-credit.ts';
export { refreshCredit } from '../credit/refresh-credit.ts';
export { followGame, settleOpenGame } from '../game/return-credit.ts';
export { completeStoredUser, startMember } from './start-member.ts';
