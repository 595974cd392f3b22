import type { ResolvedClient } from '@chada/client-config';
import { type ReactElement, useState } from 'react';
import { useReady } from '../fields/use-ready.ts';
import { useWide } from '../layout/use-wide.ts';
import { useClient } from './site-context.tsx';

export interface HeadingSceneProps {
  scene: keyof ResolvedClient['assets']['scenes'];
}

/**
 * The brand's picture at the right of a heading in narrow windows. Decorative. Wide windows neither show nor load the
 * picture, because they show a picture in the right column.
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
        // The picture fades in, so that browsers do not take it for the main content of the page.
        <img
          className="cf-scene__late"
          src={own}
          alt=""
          width={128}
          height={96}
          decoding="async"
          data-shown={isShown ? 'true' : undefined}
          onLoad={() => setShown(true)}
        />
      )}
    </span>
  );
}
