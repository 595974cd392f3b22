import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshIcon } from '../icons/interface-icons.ts';
import { Inline } from '../layout/layout.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'โหลดใหม่', icon: <RefreshIcon /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {};
export const Solid: Story = { args: { variant: 'solid' } };
export const States: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} loading />
      <IconButton {...args} disabled />
      <IconButton {...args} variant="solid" loading />
      <IconButton {...args} variant="solid" disabled />
    </Inline>
  ),
};
