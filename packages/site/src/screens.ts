import { lazyScreen, type LazyScreen } from '@chada/features/shell';
import type { ComponentType } from 'react';

export { HomePage } from '@chada/features/home';
export { LoginPage } from '@chada/features/session';

type Load<Name extends string> = () => readonly [Promise<Readonly<Record<Name, ComponentType>>>, Promise<unknown>];

/**
 * Returns a screen that loads its script and its style on demand. Each call contains literal import paths, because
 * bundlers need literal paths.
 */
function screen<Name extends string>(name: Name, load: Load<Name>): LazyScreen {
  return lazyScreen(async () => (await Promise.all(load()))[0][name]);
}

/**
 * Returns a screen of members. Requests the styles of the member area before the style of the screen, because the style
 * of the screen overrides them.
 */
function memberScreen<Name extends string>(name: Name, load: Load<Name>): LazyScreen {
  return lazyScreen(async () => {
    const memberStyles = import('@chada/features/member-shell.css');
    const [[module]] = await Promise.all([Promise.all(load()), memberStyles]);
    return module[name];
  });
}

export const RegistrationPage = screen('RegistrationPage', () => [import('@chada/features/registration'), import('@chada/features/registration.css')]);
export const MaintenancePage = screen('MaintenancePage', () => [import('@chada/features/maintenance'), import('@chada/features/maintenance.css')]);
export const NotFoundPage = screen('NotFoundPage', () => [import('@chada/features/not-found'), import('@chada/features/not-found.css')]);
/** Loaded on demand, because visitors don't need the layout of the member area. */
export const MemberLayout = memberScreen('MemberLayout', () => [import('@chada/features/member-shell'), import('@chada/features/member-shell.css')]);
export const GameReturn = memberScreen('GameReturn', () => [import('@chada/features/game/return'), import('@chada/features/game/return.css')]);
export const ChatCorner = lazyScreen(async () => (await import('@chada/features/chat-corner')).ChatCorner, {
  optional: true,
});
export const LiveChat = memberScreen('LiveChat', () => [import('@chada/features/live-chat'), import('@chada/features/live-chat.css')]);
export const DashboardPage = memberScreen('DashboardPage', () => [import('@chada/features/dashboard'), import('@chada/features/dashboard.css')]);
export const DepositPage = memberScreen('DepositPage', () => [import('@chada/features/deposit'), import('@chada/features/deposit.css')]);
export const SlipPage = memberScreen('SlipPage', () => [import('@chada/features/slip'), import('@chada/features/slip.css')]);
export const WithdrawalPage = memberScreen('WithdrawalPage', () => [import('@chada/features/withdrawal'), import('@chada/features/withdrawal.css')]);
export const HistoryPage = memberScreen('HistoryPage', () => [import('@chada/features/history'), import('@chada/features/history.css')]);
export const GameCategoryPage = memberScreen('GameCategoryPage', () => [import('@chada/features/game'), import('@chada/features/game.css')]);
export const GameProviderPage = memberScreen('GameProviderPage', () => [import('@chada/features/game'), import('@chada/features/game.css')]);
export const GameShelf = memberScreen('GameShelf', () => [import('@chada/features/game'), import('@chada/features/game.css')]);
export const MediaPage = memberScreen('MediaPage', () => [import('@chada/features/media'), import('@chada/features/media.css')]);
export const WheelPage = memberScreen('WheelPage', () => [import('@chada/features/prize/wheel'), import('@chada/features/prize/wheel.css')]);
export const FlipCardPage = memberScreen('FlipCardPage', () => [import('@chada/features/prize/flip-card'), import('@chada/features/prize/flip-card.css')]);
export const FairnessPage = memberScreen('FairnessPage', () => [import('@chada/features/fairness'), import('@chada/features/fairness.css')]);
export const MoviePage = memberScreen('MoviePage', () => [import('@chada/features/movie'), import('@chada/features/movie.css')]);
export const RewardPage = memberScreen('RewardPage', () => [import('@chada/features/reward'), import('@chada/features/reward.css')]);
export const RewardCategoryPage = memberScreen('RewardCategoryPage', () => [import('@chada/features/reward'), import('@chada/features/reward.css')]);
export const ContactPage = screen('ContactPage', () => [import('@chada/features/contact'), import('@chada/features/contact.css')]);
export const UserPage = memberScreen('UserPage', () => [import('@chada/features/user'), import('@chada/features/user.css')]);
export const ChangePasswordPage = memberScreen('ChangePasswordPage', () => [import('@chada/features/password'), import('@chada/features/password.css')]);
export const RankingPage = memberScreen('RankingPage', () => [import('@chada/features/ranking'), import('@chada/features/ranking.css')]);
export const PromotionPage = screen('PromotionPage', () => [import('@chada/features/deposit/promotion'), import('@chada/features/deposit/promotion.css')]);
export const PublicPromotionPage = screen('PublicPromotionPage', () => [
  import('@chada/features/deposit/promotion'),
  import('@chada/features/deposit/promotion.css'),
]);
export const LiveScorePage = screen('LiveScorePage', () => [import('@chada/features/score'), import('@chada/features/score.css')]);
export const ScorePage = screen('ScorePage', () => [import('@chada/features/score'), import('@chada/features/score.css')]);
export const AffiliatePage = memberScreen('AffiliatePage', () => [import('@chada/features/affiliate'), import('@chada/features/affiliate.css')]);
export const WinLostPage = memberScreen('WinLostPage', () => [import('@chada/features/win-lost'), import('@chada/features/win-lost.css')]);
export const ProtectionPage = memberScreen('ProtectionPage', () => [import('@chada/features/protection'), import('@chada/features/protection.css')]);
export const BreakPage = memberScreen('BreakPage', () => [import('@chada/features/protection'), import('@chada/features/protection.css')]);
export const MaintenanceBreak = memberScreen('MaintenanceBreak', () => [import('@chada/features/protection'), import('@chada/features/protection.css')]);
export const PlayHistoryPage = memberScreen('PlayHistoryPage', () => [import('@chada/features/protection'), import('@chada/features/protection.css')]);
export const PlayGuidePage = screen('PlayGuidePage', () => [import('@chada/features/protection/guide'), import('@chada/features/protection/guide.css')]);
export const PausedPage = memberScreen('PausedPage', () => [import('@chada/features/protection/paused'), import('@chada/features/protection/paused.css')]);
export const ConsentPage = memberScreen('ConsentPage', () => [import('@chada/features/consent'), import('@chada/features/consent.css')]);
export const MyConsentsPage = memberScreen('MyConsentsPage', () => [import('@chada/features/consent/mine'), import('@chada/features/consent/mine.css')]);
export const RealityCheck = memberScreen('RealityCheck', () => [
  import('@chada/features/protection/reality-check'),
  import('@chada/features/protection/reality-check.css'),
]);
export const OwnPage = screen('OwnPage', () => [import('@chada/features/own-page'), import('@chada/features/own-page.css')]);
export const ManageAddressPage = memberScreen('ManageAddressPage', () => [import('@chada/features/address'), import('@chada/features/address.css')]);
