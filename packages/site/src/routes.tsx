import { paths, useClient } from '@chada/features';
import {
  ChatSlot,
  ConsentSlot,
  GameShelfSlot,
  OptionalBoundary,
  LiveChatSlot,
  MaintenanceBreakSlot,
  PausedSlot,
  PublicLayout,
  RedirectMember,
  RequireMember,
  ShelfSkeleton,
  SiteGate,
} from '@chada/features/shell';
import { useAuth } from '@chada/stores';
import type { ReactElement } from 'react';
import {
  createRoutesFromElements,
  Navigate,
  Route,
  type RouteObject,
  useParams,
  useRoutes,
} from 'react-router';
import * as screens from './screens.ts';

const toNotFound = <Navigate to={paths.notFound} replace />;

const chat = (
  <OptionalBoundary>
    <screens.ChatCorner />
  </OptionalBoundary>
);
const liveChat = <screens.LiveChat />;
const gameShelf = (
  <OptionalBoundary whileLoading={ShelfSkeleton}>
    <screens.GameShelf />
  </OptionalBoundary>
);
const maintenanceBreak = (
  <OptionalBoundary>
    <screens.MaintenanceBreak />
  </OptionalBoundary>
);
const pausedPage = <screens.PausedPage />;
const consentPage = <screens.ConsentPage />;

const memberArea = (
  <>
    <LiveChatSlot value={liveChat}>
      <PausedSlot value={pausedPage}>
        <ConsentSlot value={consentPage}>
          <screens.MemberLayout />
        </ConsentSlot>
      </PausedSlot>
    </LiveChatSlot>
    <OptionalBoundary>
      <screens.GameReturn />
    </OptionalBoundary>
    <OptionalBoundary>
      <screens.RealityCheck />
    </OptionalBoundary>
  </>
);

function SharedLayout(): ReactElement {
  return useAuth().status === 'loggedIn' ? memberArea : <PublicLayout />;
}

/**
 * The layout of a page that the brand's folder defines. Redirects to the not-found page if the brand has no page at this
 * path.
 */
function OwnPageLayout(): ReactElement {
  const { page } = useParams();
  const { pages } = useClient();
  return pages.some(({ slug }) => slug === page) ? <SharedLayout /> : toNotFound;
}

/** The routes of the specification (section 2). */
export const routes = createRoutesFromElements(
  <>
    <Route element={<RedirectMember />}>
      <Route element={<PublicLayout />}>
        <Route index element={<screens.HomePage />} />
        <Route path="login" element={<screens.LoginPage />} />
        <Route path="register" element={<screens.RegistrationPage />} />
        <Route path="regis/:team/:marketing" element={<screens.RegistrationPage />} />
        <Route path="regiss/:team/:marketing" element={<screens.RegistrationPage />} />
        <Route path="aff/:afCode" element={<screens.RegistrationPage />} />
        <Route path="contact" element={<screens.ContactPage />} />
        <Route path="promotion" element={<screens.PublicPromotionPage />} />
        <Route path="protection" element={<screens.PlayGuidePage />} />
        <Route path="live-score" element={<screens.LiveScorePage />} />
        <Route path="score" element={<screens.ScorePage />} />
        {/* The specification names two paths for the sign-in page (RD-02). */}
        <Route path="auth/login" element={<Navigate to={paths.login} replace />} />
      </Route>
    </Route>
    <Route path="auth" element={<RequireMember />}>
      <Route element={memberArea}>
        <Route index element={<Navigate to={paths.dashboard} replace />} />
        <Route
          path="dashboard"
          element={
            <GameShelfSlot value={gameShelf}>
              <screens.DashboardPage />
            </GameShelfSlot>
          }
        />
        <Route path="deposit" element={<screens.DepositPage />} />
        <Route path="deposit/slip" element={<screens.SlipPage />} />
        <Route path="withdraw" element={<screens.WithdrawalPage />} />
        <Route path="transaction/history" element={<screens.HistoryPage />} />
        <Route path="games/category" element={<screens.GameCategoryPage />} />
        <Route path="games/:type/:slot" element={<screens.GameProviderPage />} />
        <Route path="media" element={<screens.MediaPage />} />
        <Route path="media/wheel" element={<screens.WheelPage />} />
        <Route path="media/flip-card" element={<screens.FlipCardPage />} />
        <Route path="media/fairness" element={<screens.FairnessPage />} />
        <Route path="media/movie" element={<screens.MoviePage />} />
        <Route path="media/promotion" element={<screens.PromotionPage />} />
        <Route path="reward" element={<screens.RewardPage />} />
        <Route path="reward/:categoryId" element={<screens.RewardCategoryPage />} />
        <Route path="user/ranking" element={<screens.RankingPage />} />
        <Route path="contact" element={<screens.ContactPage />} />
        <Route path="live-score" element={<screens.LiveScorePage />} />
        <Route path="score" element={<screens.ScorePage />} />
        <Route path="account" element={<screens.UserPage />} />
        <Route path="protection" element={<screens.ProtectionPage />} />
        <Route path="protection/break" element={<screens.BreakPage />} />
        <Route path="protection/history" element={<screens.PlayHistoryPage />} />
        <Route path="affiliate" element={<screens.AffiliatePage />} />
        <Route path="winlost" element={<screens.WinLostPage />} />
        <Route path="settings/manage-address" element={<screens.ManageAddressPage />} />
        <Route path="settings/consents" element={<screens.MyConsentsPage />} />
        <Route path="settings/change-password" element={<screens.ChangePasswordPage />} />
        <Route path="*" element={toNotFound} />
      </Route>
    </Route>
    <Route path="ma" element={<screens.MaintenancePage />} />
    <Route element={<SharedLayout />}>
      <Route path="404" element={<screens.NotFoundPage />} />
    </Route>
    <Route path=":page" element={<OwnPageLayout />}>
      <Route index element={<screens.OwnPage />} />
    </Route>
    <Route path="*" element={toNotFound} />
  </>,
);

export interface SiteRoutesAndLayouts {
  readonly routes: readonly RouteObject[];
  readonly memberArea: ReactElement;
  readonly sharedLayout: ReactElement;
}

export const siteRoutes: SiteRoutesAndLayouts = { routes, memberArea, sharedLayout: <SharedLayout /> };

/** Renders the route of the current path. `ownRoutes` are the routes of site extensions. */
export function SiteRoutes({ ownRoutes = [] }: { ownRoutes?: readonly RouteObject[] }): ReactElement {
  // The site's routes are first, because the router uses the first of two equal routes.
  return (
    <ChatSlot value={chat}>
      <MaintenanceBreakSlot value={maintenanceBreak}>
        <SiteGate>{useRoutes([...routes, ...ownRoutes]) ?? toNotFound}</SiteGate>
      </MaintenanceBreakSlot>
    </ChatSlot>
  );
}
