import type { ResolvedClient } from '@chada/client-config';
import { RemoteImage } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useClient } from './site-context.tsx';

export interface BrandSceneProps {
  scene: keyof ResolvedClient['assets']['scenes'];
  /** Default: `medium`. `small` is for parts of a page, `heading` for the right end of a heading. */
  size?: 'heading' | 'small' | 'medium';
  /** The default drawing, shown if the brand has no picture or the picture does not load. */
  children: ReactElement | null;
}

/** The brand's decorative picture (4:3) for a screen without content. */
export function BrandScene({ scene, size, children }: BrandSceneProps): ReactElement | null {
  const own = useClient().assets.scenes[scene];
  if (own === undefined) return children;
  return (
    <span className="cf-scene" data-size={size}>
      <RemoteImage sources={[own]} alt="" width={288} height={216} dimension={100} fallback={children} />
    </span>
  );
}
