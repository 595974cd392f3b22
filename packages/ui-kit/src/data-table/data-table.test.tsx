import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataTable } from './data-table.tsx';

it('is a named table with row and column headers, repeated in the cells for narrow screens', () => {
  render(
    <DataTable
      caption="ได้เสียรายวัน"
      columns={[
        { id: 'day', header: 'วันที่', cell: (row) => row.day, rowHeader: true },
        { id: 'net', header: 'สุทธิ', cell: (row) => row.net, align: 'end' },
      ]}
      rows={[
        { day: '20 พ.ย. 2569', net: '+฿350.00' },
        { day: '19 พ.ย. 2569', net: '−฿120.00' },
      ]}
      rowKey={(row) => row.day}
    />,
  );
  const table = screen.getByRole('table', { name: 'ได้เสียรายวัน' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['วันที่', 'สุทธิ']);
  const cell = within(screen.getByRole('row', { name: /19 พ\.ย\./ })).getByRole('cell');
  expect(cell.textContent).toBe('−฿120.00');
  expect(cell.dataset['header']).toBe('สุทธิ');
});
