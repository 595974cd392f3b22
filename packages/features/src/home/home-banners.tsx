import { lazy, type ReactElement, Suspense } from 'react';
import { useClient } from '../common/brand/site-context.tsx';
import { useReady } from '../common/fields/use-ready.ts';
import { CatchFailure } from '../common/query/catch-failure.tsx';

// Loaded after hydration, because most brands have no banners.
const BannerRow = lazy(async () => ({ default: (await import('./live-news.tsx')).BannerRow }));

function BannersSpace(): ReactElement {
  return (
    <div className="cf-banner-row" aria-hidden="true">
      <div className="cf-banner-row__place" />
      <div className="cf-banner-row__buttons" />
    </div>
  );
}

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
