import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: SkeletonGroup,
  args: { label: 'กำลังโหลดรายการ', shape: 'row', count: 3 },
  subcomponents: { Skeleton },
} satisfies Meta<typeof SkeletonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Tiles: Story = { args: { shape: 'tile', count: 6 } };
export const Cards: Story = { args: { shape: 'card', count: 2 } };
export const EveryShape: Story = {
  args: {
    children: (
      <Stack>
        {(['title', 'line', 'amount', 'circle', 'row', 'text-row', 'card'] as const).map((shape) => (
          <Skeleton key={shape} shape={shape} />
        ))}
      </Stack>
    ),
  },
};
