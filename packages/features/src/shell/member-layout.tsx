import { AppShell, PageBackground } from '@chada/ui-kit';
import { type ReactElement, useContext } from 'react';
import { useLocation } from 'react-router';
import { CreditInGame } from '../common/money/credit-in-game.tsx';
import { useDueConsents } from '../common/consent/use-due-consents.ts';
import { layoutNames } from '../common/brand/layout-names.ts';
import { isOpenInPause } from '../common/protection/open-in-pause.ts';
import { usePlayPause } from '../common/protection/use-play-pause.ts';
import { useSessionTimeEnd } from '../common/protection/use-session-time-end.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { sourcesOf, useBrandImages } from '../common/brand/use-brand-images.ts';
import { ChatSlot, ConsentSlot, PausedSlot } from './chat-slots.ts';
import { MemberHeader } from './member-header.tsx';
import { MemberNav } from './member-nav.tsx';
import { memberTitleOf } from './member-titles.ts';
import { PastRequests } from './past-requests.tsx';
import { Screen } from './screen.tsx';
import { ScreenTitles } from './screen-titles.ts';
import { SiteBanners } from './site-banners.tsx';
import { SiteFooter } from './site-footer.tsx';
import { useLiveCreditWhileShown } from './use-live-credit-while-shown.ts';

/** The layout of the member area (SH-01, SH-02, SH-08). */
export function MemberLayout(): ReactElement {
  const t = useText();
  const { background } = useBrandImages();
  const { pathname } = useLocation();
  useSessionTimeEnd();
  useLiveCreditWhileShown();
  const paused = useContext(PausedSlot);
  const consent = useContext(ConsentSlot);
  const isPaused = usePlayPause() !== null && paused !== null;
  const isConsentDue = useDueConsents().length > 0 && consent !== null;
  const replacement = isOpenInPause(pathname)
    ? undefined
    : isPaused
      ? paused
      : isConsentDue
        ? consent
        : undefined;
  return (
    <AppShell
      layout={layoutNames(useClient())}
      skipLabel={t('shell.skipToContent')}
      banners={<SiteBanners />}
      header={<MemberHeader />}
      bottomBar={<MemberNav />}
      floating={useContext(ChatSlot)}
      footer={<SiteFooter kind="member" />}
      background={<PageBackground sources={sourcesOf(background)} picture={background.key} />}
    >
      <div className="cf-member-notes">
        <PastRequests />
        <CreditInGame />
      </div>
      <ScreenTitles value={memberTitleOf}>
        {replacement === undefined ? (
          <Screen />
        ) : (
          <Screen key={isPaused ? 'paused' : 'consent'}>{replacement}</Screen>
        )}
      </ScreenTitles>
    </AppShell>
  );
}
