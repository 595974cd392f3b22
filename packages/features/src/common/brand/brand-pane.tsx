import type { ResolvedClient } from '@chada/client-config';
import { RemoteImage } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useWide } from '../layout/use-wide.ts';
import { useClient } from './site-context.tsx';

export interface BrandPaneProps {
  scene: keyof ResolvedClient['assets']['scenes'];
}

/**
 * The brand's picture in the right column of a page with the class `cf-with-pane`. Decorative. Only wide windows load
 * it.
 */
export function BrandPane({ scene }: BrandPaneProps): ReactElement | null {
  const own = useClient().assets.scenes[scene];
  const isWide = useWide();
  if (own === undefined) return null;
  return (
    <div className="cf-brand-pane">
      {isWide && <RemoteImage sources={[own]} alt="" width={4} height={3} dimension={100} fallback={null} />}
    </div>
  );
}
