import { type ReactElement, useEffect, useRef, useState } from 'react';
import { afterFirstPaint } from '../common/brand/after-first-paint.ts';

/** The layers from back to front. While the page scrolls, a layer moves down by `lag` × the scrolled distance. */
const layers = [
  { name: 'far', lag: 0.32 },
  { name: 'near', lag: 0.14 },
  { name: 'drift', lag: 0.22 },
] as const;

function followScroll(scene: HTMLElement): () => void {
  let frame = 0;
  const move = (): void => {
    frame = 0;
    const scrolled = Math.min(Math.max(window.pageYOffset, 0), scene.offsetHeight);
    for (const [index, { lag }] of layers.entries()) {
      const picture = scene.children[index]?.firstElementChild;
      if (picture instanceof HTMLElement) {
        picture.style.transform = `translate3d(0, ${Math.round(scrolled * lag)}px, 0)`;
      }
    }
  };
  const request = (): void => {
    if (frame === 0) frame = requestAnimationFrame(move);
  };
  window.addEventListener('scroll', request, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', request);
  };
}

/** A picture in three layers that follow the scrolling. The layers appear together after the last layer has loaded. */
export function HeroScene({ src }: { src: string }): ReactElement {
  const scene = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(0);
  useEffect(() => {
    const still =
      typeof window.matchMedia !== 'function' ||
      window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    return scene.current === null || still ? undefined : followScroll(scene.current);
  }, []);
  return (
    <div ref={scene} className="cf-hero-scene" data-shown={loaded === layers.length ? 'true' : undefined}>
      {layers.map(({ name }) => (
        <div key={name} className="cf-hero-scene__layer" data-layer={name}>
          <img
            className="cf-hero-scene__picture"
            src={`${src}#${name}`}
            alt=""
            decoding="async"
            onLoad={({ currentTarget }) =>
              afterFirstPaint(currentTarget, () => setLoaded((count) => count + 1))
            }
          />
        </div>
      ))}
    </div>
  );
}
