import type { ReactElement } from 'react';
import { useClient } from '../../common/brand/site-context.tsx';

export function CardBack(): ReactElement {
  const { icon, prizes } = useClient().assets;
  const own = prizes.cardBack;
  if (own !== undefined)
    return (
      <svg className="cf-card-back" viewBox="0 0 90 126" aria-hidden="true" focusable="false">
        <rect className="cf-card-back__ground" width="90" height="126" />
        <image width="90" height="126" preserveAspectRatio="xMidYMid slice" xlinkHref={own} href={own} />
      </svg>
    );
  return (
    <svg className="cf-card-back" viewBox="0 0 90 126" aria-hidden="true" focusable="false">
      <rect className="cf-card-back__ground" width="90" height="126" />
      <path
        className="cf-card-back__weave"
        d="M0 18 18 0M0 54 54 0M0 90 90 0M0 126 90 36M36 126l54-54M72 126l18-18M90 18 72 0M90 54 36 0M90 90 0 0M90 126 0 36M54 126 0 72M18 126 0 108"
      />
      <rect className="cf-card-back__frame" x="6" y="6" width="78" height="114" rx="6" />
      <path className="cf-card-back__shield" d="M45 26 72 63 45 100 18 63 45 26Z" />
      {/* Safari 12.0 supports only the older `xlink:href`. */}
      <image x="30" y="48" width="30" height="30" xlinkHref={icon} href={icon} />
    </svg>
  );
}
