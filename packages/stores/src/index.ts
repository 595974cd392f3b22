export {
  CALL_TIMEOUT_MS,
  platformOf,
  type ApiError,
  type ApiResult,
  type UploadProgress,
} from '@chada/api-client';
export { isOutcomeUnknown } from './calls/send-money.ts';
export type { ConfirmedSlip } from './endpoints/slip.ts';
export { connectBrowser, SITE_STATUS_POLL_MS, type BrowserWindow } from './connect-browser.ts';
export { connectNavigator } from './connect-navigator.ts';
export type { Navigator } from './navigation.ts';
export * from './hooks/store-provider.tsx';
export * from './hooks/typed-hooks.ts';
export * from './hooks/use-auth.ts';
export * from './hooks/use-configuration.ts';
export * from './hooks/use-credit.ts';
export * from './hooks/use-game.ts';
export * from './hooks/use-notices.ts';
export * from './hooks/use-now.ts';
export * from './hooks/use-past-requests.ts';
export * from './hooks/use-register-draft.ts';
export * from './hooks/use-return-path.ts';
export * from './hooks/use-server.ts';
export type { MoneyHook, MoneyState } from './hooks/create-money-hook.ts';
export type { AppDispatch, AppThunk, Services, StoreClient } from './services.ts';
export type { IdentifiedCall, Tag } from './rtk/api.ts';
export type { Queries } from './rtk/late-parts.ts';
export type { CurrentUser } from './session/current-user.ts';
export { LOGIN_PATH, login, logout, readCurrentUser, type LoginInput } from './session/session.ts';
export { refreshCredit } from './credit.ts';
export { checkSiteStatus, loadEntries, loadSetting, startUp } from './start/start-up.ts';
export type { AuthState, LoginPlace } from './state/auth.slice.ts';
export type { ConfigurationEntries, ConfigurationState } from './state/configuration.slice.ts';
export type { CreditState, LoadStatus } from './state/credit.slice.ts';
export type { CreditReturn, GameEvent, GameEventState } from './state/game-event.slice.ts';
export type { GameCategories } from './state/game.slice.ts';
export type { RegisterDraft, RegisterStep1, RegisterStep2 } from './state/kept.events.ts';
export { noticeOf, referenceOf, type NoticeContent, type PlainNoticeKey } from './state/notice-content.ts';
export { noticed, type Notice, type NoticesState, type NoticeTone } from './state/notices.slice.ts';
export type { RootState } from './state/root-reducer.ts';
export type { PastRequest } from './state/past-requests.state.ts';
export type { SlipResult, SlipState } from './state/slip.state.ts';
export type { ServerState, SiteStatus } from './state/server.slice.ts';
export type { KeyValueStorage, StorageSource } from './storage/safe-storage.ts';
export { createAppStore, type AppStore, type AppStoreOptions } from './store.ts';
// A screen reads records of the contract through the store, so their types are the store's to hand on.
export type {
  Announcement,
  BankCode,
  CheckInLog,
  Credit,
  Deposit,
  Game,
  GameCategory,
  GameProviderCode,
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
