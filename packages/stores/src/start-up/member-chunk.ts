/** What of the store only a member needs: it comes apart, so that a visitor's page goes without it (`runAsMember`). */
export { reportPastRequests } from '../money/report-past-requests.ts';
export { refreshCredit } from '../credit/refresh-credit.ts';
export { followGame, settleOpenGame } from '../game/return-credit.ts';
export { completeStoredUser, startMember } from './start-member.ts';
