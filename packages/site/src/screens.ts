import { lazyScreen } from '@chada/features/shell';

// The entrance is part of the first file: whoever comes new sees one of these two, and waits for nothing more.
export { HomePage } from '@chada/features/home';
export { LoginPage } from '@chada/features/session';

// One chunk a screen, its style with it; the specifiers stand in full so that the bundler can see them.
export const RegistrationPage = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('@chada/features/registration'),
    import('@chada/features/registration.css'),
  ]);
  return screen.RegistrationPage;
});
export const MaintenancePage = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('@chada/features/maintenance'),
    import('@chada/features/maintenance.css'),
  ]);
  return screen.MaintenancePage;
});
export const NotFoundPage = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('@chada/features/not-found'),
    import('@chada/features/not-found.css'),
  ]);
  return screen.NotFoundPage;
});
/** The frame of the member area, which visitors need nothing of. */
export const MemberLayout = lazyScreen(
  async () => (await import('@chada/features/member-shell')).MemberLayout,
);
// Not a screen: it stands beside those of a member and says that a game's credit is on its way home (ME-22).
export const GameReturn = lazyScreen(async () => {
  const [part] = await Promise.all([
    import('@chada/features/game/return'),
    import('@chada/features/game/return.css'),
  ]);
  return part.GameReturn;
});
// Not a screen either: a button that floats beside them where the brand has a live chat, and its panel (CH-01).
export const LiveChat = lazyScreen(async () => {
  const [part] = await Promise.all([
    import('@chada/features/live-chat'),
    import('@chada/features/live-chat.css'),
  ]);
  return part.LiveChat;
});
export const DashboardPage = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('@chada/features/dashboard'),
    import('@chada/features/dashboard.css'),
  ]);
  return screen.DashboardPage;
});
export const DepositPage = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('@chada/features/deposit'),
    import('@chada/features/deposit.css'),
  ]);
  return screen.DepositPage;
});
export const SlipPage = lazyScreen(async () => {
  const [screen] = await Promise.all([import('@chada/features/slip'), import('@chada/features/slip.css')]);
  return screen.SlipPage;
});
export const WithdrawalPage = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('@chada/features/withdrawal'),
    import('@chada/features/withdrawal.css'),
  ]);
  return screen.WithdrawalPage;
});
export const HistoryPage = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('@chada/features/history'),
    import('@chada/features/history.css'),
  ]);
  return screen.HistoryPage;
});
export const GameCategoryPage = lazyScreen(async () => {
  const [screen] = await Promise.all([import('@chada/features/game'), import('@chada/features/game.css')]);
  return screen.GameCategoryPage;
});
export const GameProviderPage = lazyScreen(async () => {
  const [screen] = await Promise.all([import('@chada/features/game'), import('@chada/features/game.css')]);
  return screen.GameProviderPage;
});
export const MediaPage = lazyScreen(async () => {
  const [screen] = await Promise.all([import('@chada/features/media'), import('@chada/features/media.css')]);
  return screen.MediaPage;
});
export const WheelPage = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('@chada/features/prize/wheel'),
    import('@chada/features/prize/wheel.css'),
  ]);
  return screen.WheelPage;
});
export const FlipCardPage = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('@chada/features/prize/flip-card'),
    import('@chada/features/prize/flip-card.css'),
  ]);
  return screen.FlipCardPage;
});
export const MoviePage = lazyScreen(async () => {
  const [screen] = await Promise.all([import('@chada/features/movie'), import('@chada/features/movie.css')]);
  return screen.MoviePage;
});
export const RewardPage = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('@chada/features/reward'),
    import('@chada/features/reward.css'),
  ]);
  return screen.RewardPage;
});
export const RewardCategoryPage = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('@chada/features/reward'),
    import('@chada/features/reward.css'),
  ]);
  return screen.RewardCategoryPage;
});
export const ContactPage = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('@chada/features/contact'),
    import('@chada/features/contact.css'),
  ]);
  return screen.ContactPage;
});
export const UserPage = lazyScreen(async () => {
  const [screen] = await Promise.all([import('@chada/features/user'), import('@chada/features/user.css')]);
  return screen.UserPage;
});
export const ChangePasswordPage = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('@chada/features/password'),
    import('@chada/features/password.css'),
  ]);
  return screen.ChangePasswordPage;
});
export const RankingPage = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('@chada/features/ranking'),
    import('@chada/features/ranking.css'),
  ]);
  return screen.RankingPage;
});
export const PromotionPage = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('@chada/features/deposit/promotion'),
    import('@chada/features/deposit/promotion.css'),
  ]);
  return screen.PromotionPage;
});
export const PublicPromotionPage = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('@chada/features/deposit/promotion'),
    import('@chada/features/deposit/promotion.css'),
  ]);
  return screen.PublicPromotionPage;
});
export const LiveScorePage = lazyScreen(async () => {
  const [screen] = await Promise.all([import('@chada/features/score'), import('@chada/features/score.css')]);
  return screen.LiveScorePage;
});
export const ScorePage = lazyScreen(async () => {
  const [screen] = await Promise.all([import('@chada/features/score'), import('@chada/features/score.css')]);
  return screen.ScorePage;
});
export const AffiliatePage = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('@chada/features/affiliate'),
    import('@chada/features/affiliate.css'),
  ]);
  return screen.AffiliatePage;
});
export const WinLostPage = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('@chada/features/win-lost'),
    import('@chada/features/win-lost.css'),
  ]);
  return screen.WinLostPage;
});
export const ManageAddressPage = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('@chada/features/address'),
    import('@chada/features/address.css'),
  ]);
  return screen.ManageAddressPage;
});
