import * as address from './address.contract.ts';
import * as affiliate from './affiliate.contract.ts';
import * as announcement from './announcement.contract.ts';
import * as checkIn from './check-in.contract.ts';
import * as consent from './consent.contract.ts';
import * as deposit from './deposit.contract.ts';
import * as fairness from './fairness.contract.ts';
import * as game from './game.contract.ts';
import * as history from './history.contract.ts';
import * as outcome from './outcome.contract.ts';
import * as prize from './prize.contract.ts';
import * as protectionBreak from './protection-break.contract.ts';
import * as protection from './protection.contract.ts';
import * as registration from './registration.contract.ts';
import * as reward from './reward.contract.ts';
import * as session from './session.contract.ts';
import * as setting from './setting.contract.ts';
import * as slip from './slip.contract.ts';
import * as user from './user.contract.ts';
import * as withdrawal from './withdrawal.contract.ts';

/** Every operation of the API, in the order of the specification. */
export const operationList = [
  session.login,
  session.logout,
  setting.settingGet,
  setting.settingOperation,
  setting.configurationPublic,
  setting.configurationList,
  setting.configurationByKey,
  user.userDetail,
  user.userGet,
  user.userMine,
  user.userCredit,
  game.gameCashOut,
  game.gameOpen,
  game.gameResume,
  outcome.outcomeGet,
  withdrawal.transferToBank,
  game.gameList,
  game.gameProvidersOf,
  user.userChangePassword,
  user.userLevel,
  user.userSetting,
  history.historyList,
  deposit.depositMine,
  deposit.depositPublic,
  withdrawal.withdrawHistory,
  withdrawal.withdrawPublic,
  withdrawal.withdrawRetry,
  withdrawal.withdrawCreate,
  withdrawal.withdrawRequests,
  affiliate.affiliateBonus,
  affiliate.affiliateDownline,
  affiliate.affiliateCode,
  affiliate.affiliateWithdraw,
  affiliate.affiliateDownlineBonus,
  affiliate.logAffiliate,
  reward.rewardList,
  reward.rewardRequest,
  reward.rewardHistory,
  prize.wheelGet,
  prize.wheelReward,
  prize.wheelLog,
  prize.flipCardReward,
  prize.flipCardLogs,
  fairness.fairnessGet,
  fairness.fairnessClientSeed,
  fairness.fairnessDraws,
  game.gameOverview,
  checkIn.checkInGet,
  checkIn.checkInClaim,
  slip.slipVerify,
  slip.slipConfirm,
  slip.slipRequestDeposit,
  slip.slipMyRequest,
  slip.slipRequestReturn,
  protection.protectionGet,
  protection.protectionSetLimit,
  protection.protectionConfirmRaise,
  protection.protectionCancelRaise,
  protectionBreak.protectionBeginTimeOut,
  protectionBreak.protectionPrepareExclusion,
  protectionBreak.protectionConfirmExclusion,
  protectionBreak.protectionRequestEnd,
  protection.protectionHistory,
  protection.protectionAcknowledge,
  protection.protectionDismissCareNotice,
  registration.registerMember,
  registration.registerCheckPhone,
  registration.registerCheckUsername,
  registration.registerCheckBankId,
  registration.registerInviter,
  registration.registerBankName,
  registration.registerRequestPhoneCode,
  registration.registerVerifyPhoneCode,
  consent.consentUnanswered,
  consent.consentAnswer,
  consent.consentMine,
  consent.consentChange,
  announcement.announcementPublic,
  announcement.announcementList,
  address.addressMine,
  address.addressUpdate,
] as const;

/** The id of an operation, such as `withdraw.create`. */
export type OperationId = (typeof operationList)[number]['id'];
export type Operations = { readonly [Op in (typeof operationList)[number] as Op['id']]: Op };

export const operations = Object.fromEntries(
  operationList.map((operation) => [operation.id, operation]),
) as Operations;
