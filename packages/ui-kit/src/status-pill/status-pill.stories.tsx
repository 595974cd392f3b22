import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlameIcon } from '../icons/game-icons.ts';
import { Inline } from '../layout/layout.tsx';
import { Badge, StatusPill } from './status-pill.tsx';

const meta = {
  title: 'Components/StatusPill',
  component: StatusPill,
  subcomponents: { Badge },
  args: { tone: 'positive', children: 'สำเร็จ' },
} satisfies Meta<typeof StatusPill>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = {
  positive: 'สำเร็จ',
  negative: 'ไม่สำเร็จ',
  warning: 'รอตรวจสอบ',
  info: 'กำลังดำเนินการ',
  neutral: 'รอคิว',
} as const;
const tones = ['positive', 'negative', 'warning', 'info', 'neutral'] as const;

export const Tones: Story = {
  render: () => (
    <Inline>
      {tones.map((tone) => (
        <StatusPill key={tone} tone={tone}>
          {labels[tone]}
        </StatusPill>
      ))}
    </Inline>
  ),
};
export const Badges: Story = {
  render: () => (
    <Inline>
      <Badge tone="accent" icon={<FlameIcon size={14} />}>
        ฮิต
      </Badge>
      <Badge>ใหม่</Badge>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {labels[tone]}
        </Badge>
      ))}
    </Inline>
  ),
};
