import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRightIcon, RefreshIcon } from '../icons/interface-icons.ts';
import { Inline, Stack } from '../layout/layout.tsx';
import { Button, LinkButton } from './button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  subcomponents: { LinkButton },
  args: { children: 'ฝากเงิน' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Variants: Story = {
  render: (args) => (
    <Inline>
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <Button {...args} key={variant} variant={variant} />
      ))}
    </Inline>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Button {...args} key={size} size={size} variant="primary" />
      ))}
    </Inline>
  ),
};
export const WithIcons: Story = {
  render: () => (
    <Inline>
      <Button icon={<RefreshIcon size={20} />}>ลองอีกครั้ง</Button>
      <Button iconEnd={<ChevronRightIcon size={20} />}>ดูทั้งหมด</Button>
    </Inline>
  ),
};
export const Loading: Story = { args: { variant: 'primary', loading: true } };
export const Disabled: Story = {
  render: (args) => (
    <Inline>
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <Button {...args} key={variant} variant={variant} disabled />
      ))}
    </Inline>
  ),
};
export const FullWidth: Story = {
  render: () => (
    <Stack>
      <Button variant="primary" fullWidth>
        ยืนยันการถอนเงิน
      </Button>
      <LinkButton href="#contact" fullWidth>
        ติดต่อทีมงาน
      </LinkButton>
    </Stack>
  ),
};
