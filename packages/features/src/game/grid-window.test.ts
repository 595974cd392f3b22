import { describe, expect, it } from 'vitest';
import {
  columnsFor,
  gridHeight,
  gridMetrics,
  moveInGrid,
  nearsEnd,
  nextTiles,
  tileIndexes,
  tilePosition,
  tilesAround,
  type GridMetrics,
  type TileSpan,
} from './grid-window.ts';
import type { GridForm } from './grid-form.ts';

const phone = {
  form: 'covers' as const,
  gridTop: 300,
  viewportHeight: 800,
  rowHeight: 190,
  columns: 3,
  count: 5_000,
};

function settled(input: typeof phone, from: TileSpan): TileSpan {
  let now = from;
  for (let frame = 0; frame < 60; frame += 1) now = nextTiles(now, input);
  return now;
}

describe('[ME-20] the rendered part of the grid', () => {
  it('contains the visible rows and a few rows above and below, for any number of games', () => {
    for (const gridTop of [300, 0, -5_000, -150_000, -316_000]) {
      const { start, end } = settled({ ...phone, gridTop }, { start: 0, end: 24 });
      expect(end - start).toBeGreaterThanOrEqual(21);
      expect(end - start).toBeLessThan(48);
    }
  });

  it('contains all visible rows at any scroll position, size and previous span', () => {
    const seed = 20_261_120;
    let state = seed;
    const next = (max: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state % max;
    };
    for (let round = 0; round < 5_000; round += 1) {
      const rows = 1 + next(2_000);
      const columns = 2 + next(5);
      const count = rows * columns - next(columns);
      const rowHeight = 80 + next(300);
      const viewportHeight = 300 + next(1_200);
      const gridTop = 500 - next(rows * rowHeight + 500);
      const before = next(count + 50);
      const now = { start: before, end: before + next(100) };
      const span = nextTiles(now, { form: 'covers', gridTop, viewportHeight, rowHeight, columns, count });
      const label = `seed ${seed} round ${round}`;
      const firstSeen = Math.max(0, Math.floor(-gridTop / rowHeight)) * columns;
      const lastSeen = Math.min(count, Math.ceil((viewportHeight - gridTop) / rowHeight) * columns);
      expect(span.start, label).toBeLessThanOrEqual(firstSeen);
      expect(span.end, label).toBeGreaterThanOrEqual(lastSeen);
      expect(span.start, label).toBeGreaterThanOrEqual(0);
      expect(span.end, label).toBeLessThanOrEqual(count);
      expect(span.end, label).toBeGreaterThan(span.start);
      expect(span.end - span.start, label).toBeLessThan((viewportHeight / rowHeight + 12) * columns);
    }
  });

  it('keeps one row if the grid is completely above or below the visible area', () => {
    expect(tilesAround({ ...phone, gridTop: 9_000 }, 3)).toEqual({ start: 0, end: 3 });
    expect(tilesAround({ ...phone, gridTop: -900_000 }, 3)).toEqual({ start: 4_998, end: 5_000 });
  });

  it('contains all games before the first measurement', () => {
    expect(tilesAround({ ...phone, rowHeight: 0, count: 8 }, 3)).toEqual({ start: 0, end: 8 });
    expect(tilesAround({ ...phone, count: 0 }, 3)).toEqual({ start: 0, end: 0 });
  });

  it('adds one game per step until all wanted rows are rendered', () => {
    let now = settled({ ...phone, gridTop: -1_905 }, { start: 0, end: 24 });
    for (let gridTop = -1_905; gridTop > -3_500; gridTop -= 28) {
      const next = nextTiles(now, { ...phone, gridTop });
      expect(next.end - now.end).toBeLessThanOrEqual(1);
      now = next;
    }
    const end = settled({ ...phone, gridTop: -3_500 }, now);
    expect(end).toEqual(tilesAround({ ...phone, gridTop: -3_500 }, 4));
    expect(nextTiles(end, { ...phone, gridTop: -3_520 })).toEqual(end);
  });

  it('contains the focused game at any scroll position', () => {
    expect(tileIndexes({ start: 6, end: 12 }, 5_000, null)).toEqual([6, 7, 8, 9, 10, 11]);
    expect(tileIndexes({ start: 6, end: 9 }, 5_000, 1)).toEqual([1, 6, 7, 8]);
    expect(tileIndexes({ start: 6, end: 9 }, 5_000, 4_999)).toEqual([6, 7, 8, 4_999]);
    expect(tileIndexes({ start: 6, end: 9 }, 5_000, 7)).toEqual([6, 7, 8]);
    expect(tileIndexes({ start: 6, end: 9 }, 8, 9)).toEqual([6, 7]);
  });

  it('requests the next page before the end of the loaded games is visible', () => {
    const near = { ...phone, gridTop: -1_000, count: 51 };
    expect(nearsEnd(near, 2)).toBe(true);
    expect(nearsEnd({ ...near, count: 102 }, 2)).toBe(false);
  });
});

describe('[ME-20] the metrics of the grid', () => {
  it.each([
    [288, 2],
    [328, 3],
    [380, 3],
    [448, 4],
    [640, 5],
    [880, 6],
    [2_000, 6],
  ])('divides %i px into %i columns', (width, columns) => {
    expect(columnsFor(width, 'covers')).toBe(columns);
  });

  it('scales the cover and keeps the height below the cover after a resize', () => {
    const metrics = gridMetrics(328, { width: 90, height: 120 + 48 }, 'covers');
    expect(metrics?.columns).toBe(3);
    expect(metrics?.tileWidth).toBeCloseTo((328 - 24) / 3);
    expect(metrics?.rowHeight).toBeCloseTo(((328 - 24) / 3) * (4 / 3) + 48 + 16);
  });

  it('makes tiles wider if the browser’s text is larger', () => {
    const tile = { width: 90, height: 120 + 48 };
    expect(gridMetrics(328, tile, 'covers', 2)?.columns).toBe(2);
    expect(gridMetrics(880, tile, 'covers', 1.25)?.columns).toBe(6);
    expect(gridMetrics(880, tile, 'covers', 2)?.columns).toBe(4);
  });

  it('are null if the width or the tile has no size', () => {
    expect(gridMetrics(0, { width: 100, height: 180 }, 'covers')).toBeNull();
    expect(gridMetrics(328, { width: 0, height: 0 }, 'covers')).toBeNull();
  });

  it('places tiles row by row and ends after the last row', () => {
    const metrics = { form: 'covers' as const, columns: 3, tileWidth: 100, rowHeight: 200 };
    expect(tilePosition(0, metrics)).toMatchObject({ left: 0, top: 0 });
    expect(tilePosition(5, metrics)).toMatchObject({ left: 224, top: 200, width: 100 });
    expect(gridHeight(5_000, metrics)).toBe(1_667 * 200 - 16);
    expect(gridHeight(4, metrics)).toBe(384);
    expect(gridHeight(0, metrics)).toBe(0);
  });
});

describe('[ME-20] the arrow keys', () => {
  it.each([
    ['ArrowRight', 4, 5],
    ['ArrowLeft', 4, 3],
    ['ArrowDown', 4, 7],
    ['ArrowUp', 4, 1],
    ['Home', 4, 0],
    ['End', 4, 9],
    ['ArrowUp', 1, null],
    ['ArrowDown', 8, null],
    ['ArrowRight', 9, null],
    ['Home', 0, null],
    ['a', 4, null],
  ])('%s moves the focus from tile %i to %s', (key, from, to) => {
    expect(moveInGrid(key, from, { form: 'covers', columns: 3 }, 10)).toBe(to);
  });
});

describe('[ME-20] a mosaic', () => {
  const sizes = [2, 3, 4, 5, 6].map((columns) => ({
    form: 'mosaic' as const,
    columns,
    tileWidth: 100,
    rowHeight: 200,
  }));
  const cellsOf = (index: number, metrics: GridMetrics): string[] => {
    const { left, top, isLarge } = tilePosition(index, metrics);
    const [row, column] = [top / 200, left / 112];
    const rest = isLarge ? [`${row} ${column + 1}`, `${row + 1} ${column}`, `${row + 1} ${column + 1}`] : [];
    return [`${row} ${column}`, ...rest];
  };

  it.each(sizes)('of $columns columns has one large tile in four rows, no gap and no overlap', (metrics) => {
    const perBlock = 4 * metrics.columns - 3;
    const cells = Array.from({ length: perBlock * 6 }, (_, index) => cellsOf(index, metrics)).flat();
    expect(new Set(cells).size).toBe(cells.length);
    expect(cells.length).toBe(4 * 6 * metrics.columns);
    expect(gridHeight(perBlock * 6, metrics)).toBe(4 * 6 * 200 - 16);
    const large = Array.from({ length: perBlock * 6 }, (_, index) => tilePosition(index, metrics)).filter(
      ({ isLarge }) => isLarge,
    );
    expect(large.map(({ width }) => width)).toEqual(Array(6).fill(212));
  });

  it.each(sizes)('of $columns columns renders each tile that is visible', (metrics) => {
    const count = 500;
    for (let gridTop = 400; gridTop > -30_000; gridTop -= 130) {
      const { start, end } = tilesAround({ ...metrics, gridTop, viewportHeight: 640, count }, 0);
      const hidden = Array.from({ length: count }, (_, index) => index).filter((index) => {
        const { top, isLarge } = tilePosition(index, metrics);
        const bottom = gridTop + top + (isLarge ? 400 : 200);
        return gridTop + top < 640 && bottom > 0 && (index < start || index >= end);
      });
      expect(hidden, `at ${gridTop}`).toEqual([]);
    }
  });

  it.each(sizes)('of $columns columns ends below its last tile, for any number of games', (metrics) => {
    for (let count = 1; count < 60; count += 1) {
      const bottoms = Array.from({ length: count }, (_, index) => {
        const { top, isLarge } = tilePosition(index, metrics);
        return top + (isLarge ? 400 : 200) - 16;
      });
      expect(gridHeight(count, metrics), `${count} games`).toBe(Math.max(...bottoms));
    }
  });

  it.each([
    ['ArrowDown', 0, 3],
    ['ArrowDown', 1, 2],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 4, 0],
    ['ArrowUp', 5, 2],
    ['ArrowLeft', 1, 0],
    ['ArrowUp', 0, null],
  ])('of three columns: %s moves the focus from tile %i to %s', (key, from, to) => {
    expect(moveInGrid(key, from, { form: 'mosaic', columns: 3 }, 40)).toBe(to);
  });
});

it.each<[number, GridForm, number]>([
  [328, 'cards', 2],
  [380, 'cards', 2],
  [700, 'cards', 4],
  [976, 'cards', 6],
  [328, 'mosaic', 3],
])('[ME-20] divides %i px of %s into %i columns', (width, form, columns) => {
  expect(columnsFor(width, form)).toBe(columns);
});
