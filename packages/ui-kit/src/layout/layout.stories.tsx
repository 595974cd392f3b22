import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Columns, Inline, Stack } from './layout.tsx';

const meta = {
  title: 'Components/Layout',
  component: Stack,
  subcomponents: { Inline, Columns },
  args: { children: null },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {
  render: ({ space }) => (
    <Stack {...(space === undefined ? {} : { space })}>
      <Card>หนึ่ง</Card>
      <Card>สอง</Card>
      <Card>สาม</Card>
    </Stack>
  ),
};
export const InOneRow: Story = {
  render: () => (
    <Inline equal>
      <Button>ยกเลิก</Button>
      <Button variant="primary">ยืนยัน</Button>
    </Inline>
  ),
};
export const TwoColumns: Story = {
  render: () => (
    <Columns
      main={
        <>
          <Card>เครดิต</Card>
          <Card>เกม</Card>
        </>
      }
      aside={<Card>ประกาศ</Card>}
    />
  ),
};
