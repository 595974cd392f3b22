import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: 'สมาชิกระดับทอง คืนยอดเสีย 8%' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Raised: Story = {};
export const Tones: Story = {
  render: () => (
    <Stack>
      {(['raised', 'sunken', 'accent'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          เครดิตคงเหลือ ฿1,250.50
        </Card>
      ))}
    </Stack>
  ),
};
export const Nested: Story = {
  render: () => (
    <Card padding="lg">
      <Stack>
        <p>สรุปวันนี้</p>
        <Card tone="sunken">ฝาก ฿500.00</Card>
      </Stack>
    </Card>
  ),
};
