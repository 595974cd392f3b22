import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type GridMetrics, gridMetrics, nearsEnd, nextTiles, type TileSpan } from './grid-window.ts';

/** The number of tiles before the first measurement: enough for a tall phone or a desktop screen. */
export const PLAIN_TILES = 24;
const SCREENS_AHEAD = 3;

export interface GridWindow {
  /** `null` on the server and until the first tiles are measured: draw a plain grid of a few tiles. */
  readonly metrics: GridMetrics | null;
  readonly tiles: TileSpan;
}

interface Options {
  readonly count: number;
  /** Called repeatedly while the end of the loaded games is near, so it must be idempotent. */
  readonly onNearEnd: () => void;
}

// The server has no layout, and React warns about layout effects there.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Returns the size of a tile without the padding that replaces a gap in the plain grid. */
function sampleOf(tile: Element): { width: number; height: number } {
  return (tile.firstElementChild ?? tile).getBoundingClientRect();
}

/** Returns the browser's text size relative to the usual 16 px. */
function textScale(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}

function sameMetrics(a: GridMetrics | null, b: GridMetrics | null): boolean {
  return a?.columns === b?.columns && a?.tileWidth === b?.tileWidth && a?.rowHeight === b?.rowHeight;
}

/**
 * Returns the tiles of a grid to draw, by the scroll position of the page or of the container. Uses scroll and resize
 * events: the minimum browsers have no ResizeObserver (CO-05).
 */
export function useGridWindow(
  grid: RefObject<HTMLElement | null>,
  { count, onNearEnd }: Options,
): GridWindow {
  const [metrics, setMetrics] = useState<GridMetrics | null>(null);
  const [tiles, setTiles] = useState<TileSpan>({ start: 0, end: PLAIN_TILES });
  const latest = useRef({ metrics, count, onNearEnd });
  useBrowserLayoutEffect(() => {
    latest.current = { metrics, count, onNearEnd };
  });

  const look = useCallback(() => {
    const { metrics: measured, count: loaded, onNearEnd: near } = latest.current;
    if (grid.current === null || measured === null) return;
    const { columns, rowHeight } = measured;
    const view = {
      gridTop: grid.current.getBoundingClientRect().top,
      viewportHeight: window.innerHeight,
      rowHeight,
      columns,
      count: loaded,
    };
    setTiles((now) => {
      const next = nextTiles(now, view);
      return now.start === next.start && now.end === next.end ? now : next;
    });
    if (nearsEnd(view, SCREENS_AHEAD)) near();
  }, [grid]);

  const measure = useCallback(() => {
    const list = grid.current;
    const tile = list?.querySelector('[data-tile]');
    if (!list || !tile) return;
    // The parent's width: the plain grid is wider by the margins that replace gaps.
    const width = list.parentElement?.clientWidth ?? 0;
    const found = gridMetrics(width, sampleOf(tile), textScale());
    setMetrics((now) => (sameMetrics(now, found) ? now : found));
  }, [grid]);

  // Measures before the first paint, so that the plain grid never visibly changes.
  useBrowserLayoutEffect(measure, [measure, count > 0]);
  useBrowserLayoutEffect(look, [look, metrics, count]);

  const frame = useRef(0);
  const lookNextFrame = useCallback(() => {
    if (frame.current !== 0) return;
    frame.current = requestAnimationFrame(() => {
      frame.current = 0;
      look();
    });
  }, [look]);
  // One step a frame, until all tiles are drawn.
  useEffect(lookNextFrame, [lookNextFrame, tiles]);

  useEffect(() => {
    const onResize = () => {
      measure();
      look();
    };
    // Captured: the scroll events of an inner container, such as the shell, don't bubble.
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', lookNextFrame, options);
    window.addEventListener('resize', onResize);
    return () => {
      cancelAnimationFrame(frame.current);
      frame.current = 0;
      document.removeEventListener('scroll', lookNextFrame, options);
      window.removeEventListener('resize', onResize);
    };
  }, [look, lookNextFrame, measure]);

  return { metrics, tiles };
}
