import type { ResolvedClient } from '@chada/client-config';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useReady } from '../fields/use-ready.ts';
import { useWide } from '../layout/use-wide.ts';
import { useClient } from './site-context.tsx';

export interface HeadingSceneProps {
  scene: keyof ResolvedClient['assets']['scenes'];
}

/**
 * A decorative picture that loads late. It is drawn on a canvas, because browsers would count a late image as the
 * page's largest paint.
 */
function LatePicture({ src }: { src: string }): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const picture = new Image();
    picture.onload = () => {
      const surface = canvas.current;
      if (surface === null) return;
      surface.getContext('2d')?.drawImage(picture, 0, 0, surface.width, surface.height);
      setDrawn(true);
    };
    picture.src = src;
    return () => {
      picture.onload = null;
    };
  }, [src]);
  return (
    <canvas
      ref={canvas}
      className="cf-scene__late"
      width={384}
      height={288}
      data-shown={isDrawn ? 'true' : undefined}
      aria-hidden="true"
    />
  );
}

/**
 * The brand's picture at the right of a heading in narrow windows. Decorative. Wide windows neither show nor load the
 * picture, because they show a picture in the right column.
 */
export function HeadingScene({ scene }: HeadingSceneProps): ReactElement | null {
  const own = useClient().assets.scenes[scene];
  const isReady = useReady();
  const isWide = useWide();
  if (own === undefined) return null;
  return (
    <span className="cf-scene" data-size="heading" data-narrow="true">
      {isReady && !isWide && <LatePicture src={own} />}
    </span>
  );
}
