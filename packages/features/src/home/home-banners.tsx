import { lazy, type ReactElement, Suspense } from 'react';
import { useClient } from '../common/brand/site-context.tsx';
import { useReady } from '../common/fields/use-ready.ts';
import { CatchFailure } from '../common/query/catch-failure.tsx';

// Loaded after hydration, because most brands have no banners. The code is in the same chunk as the news.
const BannerRow = lazy(async () => ({ default: (await import('./live-news.tsx')).BannerRow }));

/** Has the height of the banners, so that the page does not move when they appear. */
function BannersSpace(): ReactElement {
  return (
    <div className="cf-banner-row" aria-hidden="true">
      <div className="cf-banner-row__place" />
      <div className="cf-banner-row__buttons" />
    </div>
  );
}

/** The brand's banners for visitors. */
export function HomeBanners(): ReactElement | null {
  const { banners } = useClient();
  const ready = useReady();
  const forVisitors = banners.filter(({ audience }) => audience !== 'member');
  if (forVisitors.length === 0) return null;
  const isPermanent = forVisitors.some(({ from, until }) => from === undefined && until === undefined);
  const space = isPermanent ? <BannersSpace /> : null;
  if (!ready) return space;
  return (
    <CatchFailure renderFailure={() => null}>
      <Suspense fallback={space}>
        <BannerRow audience="visitor" />
      </Suspense>
    </CatchFailure>
  );
}
