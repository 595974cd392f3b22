import type { ResolvedClient } from '@chada/client-config';
import { RemoteImage } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useWide } from '../layout/use-wide.ts';
import { useClient } from './site-context.tsx';

export interface BrandPaneProps {
  scene: keyof ResolvedClient['assets']['scenes'];
}

/** Shows the brand's picture for a screen. Only wide windows load the picture. */
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
