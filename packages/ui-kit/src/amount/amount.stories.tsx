import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { Amount } from './amount.tsx';

const meta = {
  title: 'Components/Amount',
  component: Amount,
  args: { value: '฿1,250.50' },
} satisfies Meta<typeof Amount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Extremes: Story = {
  render: (args) => (
    <Stack space={2}>
      {['฿0.00', '฿0.01', '฿1,234,567,890.12'].map((value) => (
        <div key={value}>
          <Amount {...args} value={value} direction={value === '฿0.00' ? 'none' : 'out'} size="xl" />
        </div>
      ))}
    </Stack>
  ),
};
/** All digits have the same width in every brand. */
export const Tabular: Story = {
  render: (args) => (
    <Stack space={2}>
      {['฿1,111.11', '฿0,000.00', '฿8,888.88', '฿7,174.47'].map((value) => (
        <div key={value}>
          <Amount {...args} value={value} size="xl" />
        </div>
      ))}
    </Stack>
  ),
};
export const Directions: Story = {
  render: (args) => (
    <Stack space={2}>
      {(['in', 'out', 'none'] as const).map((direction) => (
        <div key={direction}>
          <Amount {...args} direction={direction} />
        </div>
      ))}
    </Stack>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <Stack space={2}>
      {(['sm', 'md', 'lg', 'xl', '2xl'] as const).map((size) => (
        <div key={size}>
          <Amount {...args} size={size} tone="accent" />
        </div>
      ))}
    </Stack>
  ),
};
