import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '../amount/amount.tsx';
import { DataTable } from './data-table.tsx';

interface Day {
  readonly day: string;
  readonly turnover: string;
  readonly net: string;
  readonly direction: 'in' | 'out' | 'none';
}

const days: readonly Day[] = [
  { day: '20 พ.ย. 2569', turnover: '฿3,000.00', net: '฿420.00', direction: 'out' },
  { day: '19 พ.ย. 2569', turnover: '฿12,500.00', net: '฿1,804.50', direction: 'in' },
  { day: '18 พ.ย. 2569', turnover: '฿850.00', net: '฿0.00', direction: 'none' },
];

const meta = {
  title: 'Components/DataTable',
  component: DataTable<Day>,
  args: {
    caption: 'ยอดได้เสียรายวัน',
    columns: [
      { id: 'day', header: 'วันที่', cell: ({ day }) => day, rowHeader: true },
      { id: 'turnover', header: 'ยอดเล่น', cell: ({ turnover }) => turnover, align: 'end' },
      {
        id: 'net',
        header: 'ได้เสีย',
        cell: ({ net, direction }) => <Amount value={net} direction={direction} />,
        align: 'end',
      },
    ],
    rows: days,
    rowKey: ({ day }) => day,
  },
} satisfies Meta<typeof DataTable<Day>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const HiddenCaption: Story = { args: { hideCaption: true } };
