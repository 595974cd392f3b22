import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/layout.tsx';
import { TierBadge } from './tier-badge.tsx';

const tiers = ['silver', 'gold', 'platinum', 'diamond', 'vip'] as const;

const meta = {
  title: 'Components/TierBadge',
  component: TierBadge,
  args: { tier: 'gold', label: 'ระดับทอง' },
} satisfies Meta<typeof TierBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gold: Story = {};
export const EveryTier: Story = {
  render: (args) => (
    <Inline>
      {tiers.map((tier) => (
        <TierBadge {...args} key={tier} tier={tier} label={tier} />
      ))}
    </Inline>
  ),
};
export const EveryShape: Story = {
  render: (args) => (
    <Inline>
      {(['hexagon', 'flower', 'compass'] as const).map((shape) => (
        <TierBadge {...args} key={shape} shape={shape} label={shape} />
      ))}
    </Inline>
  ),
};
export const Locked: Story = {
  render: (args) => (
    <Inline>
      {tiers.map((tier) => (
        <TierBadge {...args} key={tier} tier={tier} label={tier} locked />
      ))}
    </Inline>
  ),
};
export const Small: Story = { args: { size: 24 } };
