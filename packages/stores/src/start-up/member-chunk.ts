/** What of the store only a member needs: it comes apart, so that a visitor's page goes without it (`asMember`). */
export { reportPastRequests } from '../money/report-past-requests.ts';
export { refreshCredit } from '../credit/refresh-credit.ts';
export { followGame, settleOpenGame } from '../game/game-session.ts';
export { completeStoredUser, startMember } from './start-member.ts';
