import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { GridForm } from './grid-form.ts';
import { type GridMetrics, gridMetrics, nearsEnd, nextTiles, type TileSpan } from './grid-window.ts';

/** The number of tiles in a grid whose size is not known. */
const PLAIN_TILES = 24;
/** The number of tiles for the first measurement. The browser paints after the tiles of the visible area have followed. */
const SAMPLE_TILES = 6;
const SCREENS_AHEAD = 3;

export interface GridWindow {
  readonly metrics: GridMetrics | null;
  readonly tiles: TileSpan;
}

interface Options {
  readonly form: GridForm;
  /** True if each tile has a line of details below the title, which makes the tiles higher. */
  readonly hasDetails: boolean;
  readonly count: number;
  /** The hook calls this function repeatedly, so the function must be idempotent. */
  readonly onNearEnd: () => void;
}

// The server uses a normal effect, because React warns about layout effects on the server.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

// Returns the size of a tile's content. The size of the tile element itself would be wrong, because the element has
// padding until the first measurement.
function sampleOf(tile: Element): { width: number; height: number } {
  return (tile.firstElementChild ?? tile).getBoundingClientRect();
}

function textScale(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}

function sameMetrics(a: GridMetrics | null, b: GridMetrics | null): boolean {
  return (
    a?.form === b?.form &&
    a?.columns === b?.columns &&
    a?.tileWidth === b?.tileWidth &&
    a?.rowHeight === b?.rowHeight
  );
}

/**
 * Returns the tiles to render at the current scroll position. Measures the grid when the window changes its size,
 * because the oldest supported browsers have no ResizeObserver (CO-05).
 */
export function useGridWindow(
  grid: RefObject<HTMLElement | null>,
  { form, hasDetails, count, onNearEnd }: Options,
): GridWindow {
  const [metrics, setMetrics] = useState<GridMetrics | null>(null);
  const [tiles, setTiles] = useState<TileSpan>({ start: 0, end: SAMPLE_TILES });
  const latest = useRef({ metrics, count, onNearEnd });
  useBrowserLayoutEffect(() => {
    latest.current = { metrics, count, onNearEnd };
  });

  const updateTiles = useCallback(() => {
    const { metrics: measured, count: loaded, onNearEnd: near } = latest.current;
    if (grid.current === null || measured === null) return;
    const { rowHeight, form: measuredForm, columns } = measured;
    const view = {
      gridTop: grid.current.getBoundingClientRect().top,
      viewportHeight: window.innerHeight,
      rowHeight,
      form: measuredForm,
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
    const tile = list?.querySelector('[data-tile]:not([data-large])');
    if (!list || !tile) return;
    // The width comes from the parent, because a list element has negative margins before the first measurement.
    const width = list.parentElement?.clientWidth ?? 0;
    const found = gridMetrics(width, sampleOf(tile), form, textScale());
    setMetrics((now) => (sameMetrics(now, found) ? now : found));
    if (found === null) setTiles({ start: 0, end: PLAIN_TILES });
  }, [grid, form]);

  // Layout effects run before the first paint, so the member never sees the grid change.
  useBrowserLayoutEffect(measure, [measure, hasDetails, count > 0]);
  useBrowserLayoutEffect(updateTiles, [updateTiles, metrics, count]);

  const frame = useRef(0);
  const updateNextFrame = useCallback(() => {
    if (frame.current !== 0) return;
    frame.current = requestAnimationFrame(() => {
      frame.current = 0;
      updateTiles();
    });
  }, [updateTiles]);
  useEffect(updateNextFrame, [updateNextFrame, tiles]);

  useEffect(() => {
    const onResize = () => {
      measure();
      updateTiles();
    };
    // The listener uses the capture phase, because scroll events of inner elements don't bubble.
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', updateNextFrame, options);
    window.addEventListener('resize', onResize);
    return () => {
      cancelAnimationFrame(frame.current);
      frame.current = 0;
      document.removeEventListener('scroll', updateNextFrame, options);
      window.removeEventListener('resize', onResize);
    };
  }, [updateTiles, updateNextFrame, measure]);

  return { metrics, tiles };
}
