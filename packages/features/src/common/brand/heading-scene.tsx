import type { ResolvedClient } from '@chada/client-config';
import { RemoteImage } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useReady } from '../fields/use-ready.ts';
import { useWide } from '../layout/use-wide.ts';
import { useClient } from './site-context.tsx';

export interface HeadingSceneProps {
  scene: keyof ResolvedClient['assets']['scenes'];
}

/**
 * The brand's picture at the right of a heading. Decorative. Only narrow windows load it, because wide windows show a
 * picture in the right column.
 */
export function HeadingScene({ scene }: HeadingSceneProps): ReactElement | null {
  const own = useClient().assets.scenes[scene];
  const isReady = useReady();
  const isWide = useWide();
  if (own === undefined) return null;
  return (
    <span className="cf-scene" data-size="heading" data-narrow="true">
      {isReady && !isWide && (
        <RemoteImage sources={[own]} alt="" width={288} height={216} dimension={100} fallback={null} />
      )}
    </span>
  );
}
