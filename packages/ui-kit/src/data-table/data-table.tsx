import type { ReactElement, ReactNode } from 'react';

export interface DataTableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Use `end` for numbers and money. Default `start`. */
  align?: 'start' | 'end';
  /** True if the column's cells are the headings of their rows. */
  rowHeader?: boolean;
}

export interface DataTableProps<Row> {
  /** With `hideCaption`, only screen readers read the caption. */
  caption: string;
  hideCaption?: boolean;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** A table. Below 600 px each row is a card, but screen readers still read a table. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const { caption, hideCaption, columns, rows, rowKey } = props;
  return (
    <table className="ck-data-table" role="table">
      <caption className={hideCaption === true ? 'ck-visually-hidden' : 'ck-data-table__caption'}>
        {caption}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.id} role="columnheader" scope="col" data-align={column.align}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => {
              const Cell = column.rowHeader === true ? 'th' : 'td';
              return (
                <Cell
                  key={column.id}
                  role={column.rowHeader === true ? 'rowheader' : 'cell'}
                  {...(column.rowHeader === true ? { scope: 'row' } : {})}
                  data-header={column.header}
                  data-align={column.align}
                >
                  <span className="ck-data-table__value">{column.cell(row)}</span>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
