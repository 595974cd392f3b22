import type { ResolvedClient } from '@chada/client-config';
import { RemoteImage } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useClient } from './site-context.tsx';

export interface BrandSceneProps {
  scene: keyof ResolvedClient['assets']['scenes'];
  size?: 'heading' | 'small' | 'medium';
  children: ReactElement | null;
}

export function BrandScene({ scene, size, children }: BrandSceneProps): ReactElement | null {
  const own = useClient().assets.scenes[scene];
  if (own === undefined) return children;
  return (
    <span className="cf-scene" data-size={size}>
      <RemoteImage sources={[own]} alt="" width={288} height={216} dimension={100} fallback={children} />
    </span>
  );
}
