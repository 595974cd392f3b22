export {
  CALL_TIMEOUT_MS,
  platformOf,
  type ApiError,
  type ApiResult,
  type UploadProgress,
} from '@chada/api-client';
export { isOutcomeUnknown } from './money/send-money.ts';
export type { ConfirmedSlip } from './slip/slip.endpoints.ts';
export { connectBrowser, SITE_STATUS_POLL_MS, type BrowserWindow } from './browser/connect-browser.ts';
export { connectNavigator } from './navigation/navigation.ts';
export type { Navigator } from './navigation/navigation.ts';
export * from './store/store-provider.tsx';
export * from './store/typed-hooks.ts';
export * from './session/use-auth.ts';
export * from './session/use-begun-break.ts';
export * from './setting/use-configuration.ts';
export * from './credit/use-credit.ts';
export * from './credit/use-live-credit.ts';
export * from './game/use-game.ts';
export * from './notices/use-notices.ts';
export * from './clock/use-now.ts';
export * from './banner/use-dismissed-banners.ts';
export * from './scheme/use-chosen-scheme.ts';
export * from './analytics/use-analytics-consent.ts';
export * from './money/use-past-requests.ts';
export * from './registration/use-registration-draft.ts';
export * from './navigation/use-return-path.ts';
export * from './storage/use-typed-texts.ts';
export * from './server/use-server.ts';
export type { MoneyHook, MoneyState } from './money/send-money.ts';
export type { AppDispatch, AppThunk, Services, StoreClient } from './store/services.ts';
export { FRESH_SECONDS } from './query/prefetch.ts';
export type { IdentifiedCall } from './query/query-api.ts';
export type { Tag } from './query/tags.ts';
export type { Queries } from './store/lazy-slices.ts';
export type { CurrentUser } from './session/current-user.ts';
export { LOGIN_PATH, leaveForBreak, login, loginEarly, logout, readCurrentUser } from './session/session.ts';
export { markSession } from './session/mark-session.ts';
export type { LoginInput } from './session/early-login.ts';
export { refreshCredit } from './credit/refresh-credit.ts';
export { checkSiteStatus, loadEntries, loadSetting, startUp } from './start-up/start-up.ts';
export type { AuthState, LoginPlace } from './session/auth.slice.ts';
export type { ConfigurationEntries, ConfigurationState } from './setting/configuration.slice.ts';
export type { CreditState, LastCredit, LoadStatus } from './credit/credit.slice.ts';
export type { CreditReturn, GameEvent, GameEventState } from './game/game-event.slice.ts';
export type { GameCategories } from './game/game-category.slice.ts';
export type { RegistrationDraft, RegistrationStep1, RegistrationStep2 } from './storage/saved-state.ts';
export {
  noticeFromError,
  referenceOf,
  type NoticeContent,
  type PlainNoticeKey,
} from './notices/notice-content.ts';
export { noticed, type Notice, type NoticesState, type NoticeTone } from './notices/notices.slice.ts';
export type { RootState } from './store/root-reducer.ts';
export type { PastRequest } from './money/past-requests.state.ts';
export type { SlipResult, SlipState } from './slip/slip.state.ts';
export type { ServerState, SiteStatus } from './server/server.slice.ts';
export type { KeyValueStorage, StorageSource } from './storage/safe-storage.ts';
export { createAppStore, type AppStore, type AppStoreOptions } from './store/create-store.ts';
// The store exports types of the contract, because screens must not import from the contract.
export type { BankShortName } from '@chada/domain';
export type {
  Announcement,
  CheckInLog,
  Credit,
  Deposit,
  Game,
  LevelStanding,
  Movement,
  OpenGame,
  Prize,
  PrizeLog,
  PublicMovement,
  ReceivingAccount,
  Reward,
  RewardRequest,
  Session,
  Slip,
  SlipRequest,
  UserProfile,
  UserSetting,
  WheelSegment,
  Withdrawal,
  LockedBonus,
  WithdrawalAllowance,
} from '@chada/contract';
