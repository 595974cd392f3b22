/** `covers`: equal tiles with the title on the cover. `cards`: equal tiles with the title below. `mosaic`: some large tiles. */
export type GridForm = 'covers' | 'cards' | 'mosaic';

export interface GridShape {
  readonly form: GridForm;
  readonly columns: number;
}

interface Place {
  readonly row: number;
  readonly column: number;
  /** The number of rows and columns that the tile covers. */
  readonly span: number;
}

/*
 * A mosaic consists of blocks of four rows. The first two rows of a block contain one large tile, and small tiles in
 * the remaining columns. The last two rows of a block contain only small tiles.
 */
const MOSAIC_ROWS = 4;
const LARGE = 2;

interface MosaicBlock {
  /** The number of tiles in the first two rows of the block. */
  readonly upper: number;
  readonly tiles: number;
}

const blockOf = (columns: number): MosaicBlock => {
  const upper = 2 * columns - 3;
  return { upper, tiles: upper + 2 * columns };
};

/*
 * Returns the index of the large tile within its block. This index is also the number of the large tile's first column.
 * The large tile is at the left in the first block, at the right in the second block, and so on.
 */
const largeIndex = (block: number, columns: number): number => (block % 2 === 0 ? 0 : columns - LARGE);

function mosaicPlace(index: number, columns: number): Place {
  const { upper, tiles } = blockOf(columns);
  const block = Math.floor(index / tiles);
  const top = block * MOSAIC_ROWS;
  const at = index - block * tiles;
  const large = largeIndex(block, columns);
  if (at === large) return { row: top, column: large, span: LARGE };
  if (at >= upper) {
    const row = Math.floor((at - upper) / columns);
    return { row: top + LARGE + row, column: (at - upper) % columns, span: 1 };
  }
  const isFirstRow = at < columns - 1;
  const order = isFirstRow ? at - (at > large ? 1 : 0) : at - (columns - 1);
  return { row: isFirstRow ? top : top + 1, column: large === 0 ? order + LARGE : order, span: 1 };
}

export function placeOf(index: number, { form, columns }: GridShape): Place {
  if (form === 'mosaic') return mosaicPlace(index, columns);
  return { row: Math.floor(index / columns), column: index % columns, span: 1 };
}

/** Returns the number of tiles that start above a row. */
export function startedAbove(row: number, { form, columns }: GridShape): number {
  if (form !== 'mosaic') return row * columns;
  const { upper, tiles } = blockOf(columns);
  const starts = [0, columns - 1, upper, upper + columns];
  return Math.floor(row / MOSAIC_ROWS) * tiles + (starts[row % MOSAIC_ROWS] ?? 0);
}

/**
 * Returns the index of the first tile that starts in a row. For the second row of a mosaic block, returns the index of
 * the first tile of the block, because the block's large tile also covers the second row.
 */
export function firstOfRow(row: number, shape: GridShape): number {
  const isBelowLarge = shape.form === 'mosaic' && row % MOSAIC_ROWS === 1;
  return startedAbove(isBelowLarge ? row - 1 : row, shape);
}

export function rowCount(count: number, shape: GridShape): number {
  if (count <= 0) return 0;
  const last = placeOf(count - 1, shape);
  const first = placeOf(firstOfRow(last.row, shape), shape);
  return Math.max(last.row + last.span, first.row + first.span);
}

/** Returns the index of the tile that covers a row and a column, or -1. */
export function tileAt(row: number, column: number, shape: GridShape): number {
  if (row < 0) return -1;
  for (let index = firstOfRow(row, shape); index < startedAbove(row + 1, shape); index += 1) {
    const place = placeOf(index, shape);
    const isRow = row >= place.row && row < place.row + place.span;
    if (isRow && column >= place.column && column < place.column + place.span) return index;
  }
  return -1;
}
