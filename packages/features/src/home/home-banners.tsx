import type { ReactElement } from 'react';
import { BannerRow } from '../common/brand/banner-row.tsx';

/** The brand's banners for visitors. */
export function HomeBanners(): ReactElement {
  return <BannerRow audience="visitor" />;
}
