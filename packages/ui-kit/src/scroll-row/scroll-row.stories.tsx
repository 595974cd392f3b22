import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { CategoryTile } from '../category-tile/category-tile.tsx';
import { SlotsIcon } from '../icons/public-icons.ts';
import { ScrollRow } from './scroll-row.tsx';

const names = ['สล็อต', 'คาสิโน', 'กีฬา', 'ยิงปลา', 'ไพ่', 'หวย', 'มาแรง'];

const meta = {
  title: 'Components/ScrollRow',
  component: ScrollRow,
  args: {
    label: 'หมวดเกม',
    children: names.map((name) => (
      <CategoryTile key={name} title={name} icon={<SlotsIcon />} href={`#${name}`} />
    )),
  },
} satisfies Meta<typeof ScrollRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tabs: Story = {};
export const Cards: Story = {
  args: {
    item: 'card',
    label: 'ประกาศ',
    children: names.map((name) => <Card key={name}>โปรโมชั่น{name} รับโบนัสทุกวัน</Card>),
  },
};
