/** The cover of a tile is three wide and four high, as `GameArt` draws it. */
const COVER_RATIO = 4 / 3;

/** Space between tiles in px. */
export const TILE_GAP = { x: 12, y: 16 } as const;

/** What a grid of equal tiles measures, in px. */
export interface GridMetrics {
  readonly columns: number;
  readonly tileWidth: number;
  /** From the top of one row to the top of the next. */
  readonly rowHeight: number;
}

/** A part of the rows: from `start`, up to and without `end`. */
export interface RowSpan {
  readonly start: number;
  readonly end: number;
}

/** How many columns a width in px holds: two below 300, three on phones, at most six. */
export function columnsFor(width: number): number {
  if (width < 300) return 2;
  return Math.max(3, Math.min(6, Math.round(width / 125)));
}

/**
 * The metrics of a grid `width` px wide. `sample` is any tile as it stands now, perhaps at the width of before a resize:
 * what is under its cover keeps its height, the cover follows the width. `null` while nothing can be measured.
 */
export function gridMetrics(width: number, sample: { width: number; height: number }): GridMetrics | null {
  if (!(width > 0) || !(sample.width > 0) || !(sample.height > 0)) return null;
  const columns = columnsFor(width);
  const tileWidth = (width - TILE_GAP.x * (columns - 1)) / columns;
  const textHeight = Math.max(0, sample.height - sample.width * COVER_RATIO);
  return { columns, tileWidth, rowHeight: tileWidth * COVER_RATIO + textHeight + TILE_GAP.y };
}

/** Where a tile stands in the grid, in px from its top left. */
export function tilePosition(index: number, metrics: GridMetrics): { left: number; top: number } {
  const column = index % metrics.columns;
  const row = (index - column) / metrics.columns;
  return { left: column * (metrics.tileWidth + TILE_GAP.x), top: row * metrics.rowHeight };
}

/** The height of a whole grid in px, without the gap that would follow its last row. */
export function gridHeight(count: number, metrics: GridMetrics): number {
  return Math.max(0, rowCount(count, metrics.columns) * metrics.rowHeight - TILE_GAP.y);
}

/** How many rows `count` tiles fill. */
export function rowCount(count: number, columns: number): number {
  return Math.ceil(count / Math.max(1, columns));
}

export interface WindowInput {
  /** How far the grid's top stands below the viewport's; negative once it has scrolled past. */
  readonly gridTop: number;
  readonly viewportHeight: number;
  readonly rowHeight: number;
  readonly rows: number;
  /** Rows kept ready above and below what is seen. */
  readonly overscan: number;
}

/** The rows to draw for a scroll position: whatever is seen and `overscan` rows around it, as far as there are any. */
export function visibleRows(input: WindowInput): RowSpan {
  const { gridTop, viewportHeight, rowHeight, rows, overscan } = input;
  if (rows <= 0 || rowHeight <= 0) return { start: 0, end: Math.max(0, rows) };
  const first = Math.floor(-gridTop / rowHeight) - overscan;
  const last = Math.ceil((viewportHeight - gridTop) / rowHeight) + overscan;
  const clamp = (row: number) => Math.max(0, Math.min(rows, row));
  const start = clamp(first);
  const end = clamp(last);
  // Scrolled past either end: draw the rows nearest to it, so that something stands there when the page comes back.
  return { start: Math.min(start, Math.max(0, rows - 1)), end: Math.max(end, Math.min(rows, 1)) };
}

/** Whether the end of what is loaded is so near that the next page should be on its way. */
export function nearsEnd(input: Omit<WindowInput, 'overscan'>, screensAhead: number): boolean {
  const { gridTop, viewportHeight, rowHeight, rows } = input;
  return gridTop + rows * rowHeight < viewportHeight * (1 + screensAhead);
}

/** The tile indexes of a span of rows, and the focused tile wherever it is: the focus must not be lost by scrolling. */
export function tileIndexes(span: RowSpan, columns: number, count: number, focused: number | null): number[] {
  const from = span.start * columns;
  const to = Math.min(count, span.end * columns);
  const indexes: number[] = [];
  if (focused !== null && focused < from && focused >= 0) indexes.push(focused);
  for (let index = from; index < to; index += 1) indexes.push(index);
  if (focused !== null && focused >= to && focused < count) indexes.push(focused);
  return indexes;
}

/** Where an arrow key, Home or End moves the focus from a tile; `null` when the key moves nothing here. */
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
