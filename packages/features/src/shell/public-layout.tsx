import { AppShell, PageBackground } from '@chada/ui-kit';
import { type ReactElement, useContext } from 'react';
import { layoutNames } from '../common/brand/layout-names.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { sourcesOf, useBrandImages } from '../common/brand/use-brand-images.ts';
import { ChatSlot } from './chat-slots.ts';
import { Screen } from './screen.tsx';
import { SiteBanners } from './site-banners.tsx';
import { SiteFooter } from './site-footer.tsx';
import { VisitorHeader } from './visitor-header.tsx';

/** The layout for visitors (SH-03, SH-08). */
export function PublicLayout(): ReactElement {
  const t = useText();
  const { background } = useBrandImages();
  return (
    <AppShell
      layout={layoutNames(useClient())}
      skipLabel={t('shell.skipToContent')}
      banners={<SiteBanners />}
      header={<VisitorHeader />}
      floating={useContext(ChatSlot)}
      footer={<SiteFooter kind="public" />}
      background={<PageBackground sources={sourcesOf(background)} picture={background.key} />}
    >
      <Screen />
    </AppShell>
  );
}
