import { useProtectionQuery } from '@chada/stores/protection';
import type { ReactElement } from 'react';
import { BannerRow } from '../common/brand/banner-row.tsx';
import { useClient } from '../common/brand/site-context.tsx';
import { usePlayPause } from '../common/protection/use-play-pause.ts';

export function MemberBanners(): ReactElement | null {
  const { protection, banners } = useClient();
  const { data, isError } = useProtectionQuery(undefined, { skip: protection === undefined });
  const pause = usePlayPause();
  if (protection === undefined) return <BannerRow audience="member" />;
  if (data === undefined) {
    const hasBanners = banners.some(({ audience }) => audience !== 'visitor');
    return hasBanners && !isError ? <div className="cf-banner-row__place" aria-hidden="true" /> : null;
  }
  const isProtected =
    pause !== null || data.isCareNoticeDue || data.limits.some(({ isReached }) => isReached);
  return isProtected ? null : <BannerRow audience="member" />;
}
