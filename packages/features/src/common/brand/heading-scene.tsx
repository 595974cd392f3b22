import type { ResolvedClient } from '@chada/client-config';
import { type ReactElement, useState } from 'react';
import { useReady } from '../fields/use-ready.ts';
import { useWide } from '../layout/use-wide.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import { useClient } from './site-context.tsx';

export interface HeadingSceneProps {
  scene: keyof ResolvedClient['assets']['scenes'];
}

/**
 * The brand's picture at the right of a heading. Decorative. Only narrow windows load it, because wide windows show a
 * picture in the right column. It appears after the first paint, so that it is not the page's largest paint.
 */
export function HeadingScene({ scene }: HeadingSceneProps): ReactElement | null {
  const own = useClient().assets.scenes[scene];
  const isReady = useReady();
  const isWide = useWide();
  const [isShown, setShown] = useState(false);
  if (own === undefined) return null;
  return (
    <span className="cf-scene" data-size="heading" data-narrow="true">
      {isReady && !isWide && (
        <img
          className="cf-scene__late"
          src={own}
          alt=""
          width={288}
          height={216}
          decoding="async"
          data-shown={isShown ? 'true' : undefined}
          onLoad={({ currentTarget }) => afterFirstPaint(currentTarget, () => setShown(true))}
        />
      )}
    </span>
  );
}
