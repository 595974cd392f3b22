import { firstOfRow, type GridForm, placeOf, rowCount, startedAbove, tileAt } from './grid-form.ts';

const COVER_RATIOS: Record<GridForm, number> = { covers: 4 / 3, mosaic: 4 / 3, cards: 1 };

export const TILE_GAP = { x: 12, y: 16 } as const;

/** Columns and tile sizes of a grid, in px. */
export interface GridMetrics {
  readonly form: GridForm;
  readonly columns: number;
  readonly tileWidth: number;
  /** The distance in px between the tops of two neighbouring rows. */
  readonly rowHeight: number;
}

/** A range of tile indexes. `start` is included, `end` is excluded. */
export interface TileSpan {
  readonly start: number;
  readonly end: number;
}

/** Returns the number of columns for a width in px: two to six. Cards are wider than covers, so they have fewer columns. */
export function columnsFor(width: number, form: GridForm): number {
  if (form === 'cards') return Math.max(2, Math.min(6, Math.round(width / 165)));
  if (width < 300) return 2;
  return Math.max(3, Math.min(6, Math.round(width / 125)));
}

/**
 * Computes the columns and sizes of a grid that is `width` px wide. `sample` is the measured size of a tile in px, and
 * `textScale` is the browser's text size divided by 16 px. Returns null if a size is zero.
 */
export function gridMetrics(
  width: number,
  sample: { width: number; height: number },
  form: GridForm,
  textScale = 1,
): GridMetrics | null {
  if (!(width > 0) || !(sample.width > 0) || !(sample.height > 0)) return null;
  const columns = columnsFor(width / textScale, form);
  const tileWidth = (width - TILE_GAP.x * (columns - 1)) / columns;
  const ratio = COVER_RATIOS[form];
  const textHeight = Math.max(0, sample.height - sample.width * ratio);
  return { form, columns, tileWidth, rowHeight: tileWidth * ratio + textHeight + TILE_GAP.y };
}

export interface TilePosition {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly isLarge: boolean;
}

export function tilePosition(index: number, metrics: GridMetrics): TilePosition {
  const { row, column, span } = placeOf(index, metrics);
  const step = metrics.tileWidth + TILE_GAP.x;
  return {
    left: column * step,
    top: row * metrics.rowHeight,
    width: span * step - TILE_GAP.x,
    isLarge: span > 1,
  };
}

export function gridHeight(count: number, metrics: GridMetrics): number {
  return Math.max(0, rowCount(count, metrics) * metrics.rowHeight - TILE_GAP.y);
}

export interface WindowInput {
  /** The distance in px from the top of the viewport to the top of the grid. Negative after scrolling down. */
  readonly gridTop: number;
  readonly viewportHeight: number;
  readonly rowHeight: number;
  readonly form: GridForm;
  readonly columns: number;
  readonly count: number;
}

export function tilesAround(input: WindowInput, overscan: number): TileSpan {
  const { gridTop, viewportHeight, rowHeight, count } = input;
  if (count <= 0 || rowHeight <= 0) return { start: 0, end: Math.max(0, count) };
  const first = Math.floor(-gridTop / rowHeight) - overscan;
  const last = Math.ceil((viewportHeight - gridTop) / rowHeight) + overscan;
  const lastRow = rowCount(count, input) - 1;
  const start = firstOfRow(Math.max(0, Math.min(lastRow, first)), input);
  return { start, end: Math.min(count, startedAbove(Math.max(1, Math.min(lastRow + 1, last)), input)) };
}

const OVERSCAN_ROWS = { needed: 1, wanted: 4 } as const;

export function nextTiles(now: TileSpan, input: WindowInput): TileSpan {
  const needed = tilesAround(input, OVERSCAN_ROWS.needed);
  const wanted = tilesAround(input, OVERSCAN_ROWS.wanted);
  const isDisjoint = now.end < needed.start || now.start > needed.end;
  const from = isDisjoint ? needed : now;
  const start = Math.min(needed.start, Math.max(wanted.start, from.start));
  const end = Math.max(needed.end, Math.min(wanted.end, from.end));
  if (end < wanted.end) return { start, end: end + 1 };
  return { start: Math.max(wanted.start, start - 1), end };
}

export function nearsEnd(input: WindowInput, screensAhead: number): boolean {
  const { gridTop, viewportHeight, rowHeight, count } = input;
  return gridTop + rowCount(count, input) * rowHeight < viewportHeight * (1 + screensAhead);
}

/**
 * Returns the indexes of the tiles to render. Includes the focused tile, because scrolling must not remove this tile.
 */
export function tileIndexes(span: TileSpan, count: number, focused: number | null): number[] {
  const to = Math.min(count, span.end);
  const indexes: number[] = [];
  if (focused !== null && focused < span.start && focused >= 0) indexes.push(focused);
  for (let index = span.start; index < to; index += 1) indexes.push(index);
  if (focused !== null && focused >= to && focused < count) indexes.push(focused);
  return indexes;
}

export function moveInGrid(
  key: string,
  index: number,
  grid: Pick<GridMetrics, 'form' | 'columns'>,
  count: number,
): number | null {
  const { row, column, span } = placeOf(index, grid);
  const moves: Partial<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: tileAt(row + span, column, grid),
    ArrowUp: tileAt(row - 1, column, grid),
    Home: 0,
    End: count - 1,
  };
  const next = moves[key];
  return next === undefined || next < 0 || next >= count || next === index ? null : next;
}
