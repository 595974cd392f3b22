import type { ResolvedClient } from '@chada/client-config';
import { TierBadge, type TierBadgeProps, type TierBadgeShape } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useClient } from '../brand/site-context.tsx';

const shapes: Record<ResolvedClient['layout']['creditCard'], TierBadgeShape> = {
  plate: 'hexagon',
  petal: 'flower',
  gauge: 'compass',
};

/** The badge of a tier, in the shape that matches the brand's layout. */
export function BrandTierBadge(props: Omit<TierBadgeProps, 'shape'>): ReactElement {
  return <TierBadge {...props} shape={shapes[useClient().layout.creditCard]} />;
}
