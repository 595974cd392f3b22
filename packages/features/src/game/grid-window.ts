/** The height of a cover relative to its width: covers are 3:4, as `GameArt` draws them. */
const COVER_RATIO = 4 / 3;

/** Space between tiles in px. */
export const TILE_GAP = { x: 12, y: 16 } as const;

/** The measures of a grid of equal tiles, in px. */
export interface GridMetrics {
  readonly columns: number;
  readonly tileWidth: number;
  /** From the top of one row to the top of the next. */
  readonly rowHeight: number;
}

/** A range of tiles by index: `start` included, `end` excluded. */
export interface TileSpan {
  readonly start: number;
  readonly end: number;
}

/** Returns the number of columns for a width in px at the usual text size: two below 300, three on phones, at most six. */
export function columnsFor(width: number): number {
  if (width < 300) return 2;
  return Math.max(3, Math.min(6, Math.round(width / 125)));
}

/**
 * Returns the metrics of a grid `width` px wide. `sample` is any tile, perhaps measured before a resize: the part below
 * its cover keeps its height, the cover scales with the width. `textScale` is the browser's text size relative to the
 * usual one: larger text needs wider tiles. Null while nothing can be measured.
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

/** Returns the position of a tile in the grid, in px from its top left. */
export function tilePosition(index: number, metrics: GridMetrics): { left: number; top: number } {
  const column = index % metrics.columns;
  const row = (index - column) / metrics.columns;
  return { left: column * (metrics.tileWidth + TILE_GAP.x), top: row * metrics.rowHeight };
}

/** Returns the height of the grid in px, without a gap after its last row. */
export function gridHeight(count: number, metrics: GridMetrics): number {
  return Math.max(0, rowCount(count, metrics.columns) * metrics.rowHeight - TILE_GAP.y);
}

/** Returns the number of rows of `count` tiles. */
export function rowCount(count: number, columns: number): number {
  return Math.ceil(count / Math.max(1, columns));
}

export interface WindowInput {
  /** The distance from the viewport's top to the grid's top; negative once scrolled past. */
  readonly gridTop: number;
  readonly viewportHeight: number;
  readonly rowHeight: number;
  readonly columns: number;
  /** The number of tiles. */
  readonly count: number;
}

/** Returns the tiles of the visible rows and of `overscan` rows around them. */
export function tilesAround(input: WindowInput, overscan: number): TileSpan {
  const { gridTop, viewportHeight, rowHeight, columns, count } = input;
  if (count <= 0 || rowHeight <= 0) return { start: 0, end: Math.max(0, count) };
  const first = Math.floor(-gridTop / rowHeight) - overscan;
  const last = Math.ceil((viewportHeight - gridTop) / rowHeight) + overscan;
  const lastRow = rowCount(count, columns) - 1;
  // Scrolled past either end: keep the nearest row, so that it is visible when the page scrolls back.
  const start = Math.max(0, Math.min(lastRow, first)) * columns;
  return { start, end: Math.min(count, Math.max(1, Math.min(lastRow + 1, last)) * columns) };
}

/** Rows around the visible ones: `needed` are drawn at once, `wanted` are drawn ahead. */
const OVERSCAN_ROWS = { needed: 1, wanted: 4 } as const;

/**
 * Returns the tiles to draw after `now`: the visible rows and one row around them at once, the rows ahead one tile per
 * step. A complete row at once would take several frames on a slow phone.
 */
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

/** True if the end of the loaded tiles is so near that the next page should load. */
export function nearsEnd(input: WindowInput, screensAhead: number): boolean {
  const { gridTop, viewportHeight, rowHeight, columns, count } = input;
  return gridTop + rowCount(count, columns) * rowHeight < viewportHeight * (1 + screensAhead);
}

/**
 * Returns the tile indexes of a span, and the index of the focused tile wherever it is: scrolling must not lose the
 * focus.
 */
export function tileIndexes(span: TileSpan, count: number, focused: number | null): number[] {
  const to = Math.min(count, span.end);
  const indexes: number[] = [];
  if (focused !== null && focused < span.start && focused >= 0) indexes.push(focused);
  for (let index = span.start; index < to; index += 1) indexes.push(index);
  if (focused !== null && focused >= to && focused < count) indexes.push(focused);
  return indexes;
}

/** Returns the tile that an arrow key, Home or End moves the focus to; null if the key moves nothing here. */
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
