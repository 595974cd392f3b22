const COVER_RATIO = 4 / 3;

export const TILE_GAP = { x: 12, y: 16 } as const;

/** Columns and tile sizes of a grid, in px. */
export interface GridMetrics {
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

/** Returns the number of columns for a width in px: two below 300 px, at most six. */
export function columnsFor(width: number): number {
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
  textScale = 1,
): GridMetrics | null {
  if (!(width > 0) || !(sample.width > 0) || !(sample.height > 0)) return null;
  const columns = columnsFor(width / textScale);
  const tileWidth = (width - TILE_GAP.x * (columns - 1)) / columns;
  const textHeight = Math.max(0, sample.height - sample.width * COVER_RATIO);
  return { columns, tileWidth, rowHeight: tileWidth * COVER_RATIO + textHeight + TILE_GAP.y };
}

export function tilePosition(index: number, metrics: GridMetrics): { left: number; top: number } {
  const column = index % metrics.columns;
  const row = (index - column) / metrics.columns;
  return { left: column * (metrics.tileWidth + TILE_GAP.x), top: row * metrics.rowHeight };
}

export function gridHeight(count: number, metrics: GridMetrics): number {
  return Math.max(0, rowCount(count, metrics.columns) * metrics.rowHeight - TILE_GAP.y);
}

export function rowCount(count: number, columns: number): number {
  return Math.ceil(count / Math.max(1, columns));
}

export interface WindowInput {
  /** The distance in px from the top of the viewport to the top of the grid. Negative after scrolling down. */
  readonly gridTop: number;
  readonly viewportHeight: number;
  readonly rowHeight: number;
  readonly columns: number;
  readonly count: number;
}

export function tilesAround(input: WindowInput, overscan: number): TileSpan {
  const { gridTop, viewportHeight, rowHeight, columns, count } = input;
  if (count <= 0 || rowHeight <= 0) return { start: 0, end: Math.max(0, count) };
  const first = Math.floor(-gridTop / rowHeight) - overscan;
  const last = Math.ceil((viewportHeight - gridTop) / rowHeight) + overscan;
  const lastRow = rowCount(count, columns) - 1;
  const start = Math.max(0, Math.min(lastRow, first)) * columns;
  return { start, end: Math.min(count, Math.max(1, Math.min(lastRow + 1, last)) * columns) };
}

const OVERSCAN_ROWS = { needed: 1, wanted: 4 } as const;

export function nextTiles(now: TileSpan, input: WindowInput): TileSpan {
  const needed = tilesAround(input, OVERSCAN_ROWS.needed);
  const wanted = tilesAround(input, OVERSCAN_ROWS.wanted);
  const apart = now.end < needed.start || now.start > needed.end;
  const from = apart ? needed : now;
  const start = Math.min(needed.start, Math.max(wanted.start, from.start));
  const end = Math.max(needed.end, Math.min(wanted.end, from.end));
  if (end < wanted.end) return { start, end: end + 1 };
  return { start: Math.max(wanted.start, start - 1), end };
}

export function nearsEnd(input: WindowInput, screensAhead: number): boolean {
  const { gridTop, viewportHeight, rowHeight, columns, count } = input;
  return gridTop + rowCount(count, columns) * rowHeight < viewportHeight * (1 + screensAhead);
}

/**
 * Returns the indexes of the tiles in the page. Includes the focused tile, because scrolling must not remove this tile.
 */
export function tileIndexes(span: TileSpan, count: number, focused: number | null): number[] {
  const to = Math.min(count, span.end);
  const indexes: number[] = [];
  if (focused !== null && focused < span.start && focused >= 0) indexes.push(focused);
  for (let index = span.start; index < to; index += 1) indexes.push(index);
  if (focused !== null && focused >= to && focused < count) indexes.push(focused);
  return indexes;
}

export function moveInGrid(key: string, index: number, columns: number, count: number): number | null {
  const moves: Partial<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: count - 1,
  };
  const next = moves[key];
  return next === undefined || next < 0 || next >= count || next === index ? null : next;
}
