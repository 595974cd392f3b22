import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Section } from './section.tsx';

const meta = {
  title: 'Components/Section',
  component: Section,
  args: { title: 'รายการล่าสุด', children: <Card>ยังไม่มีรายการ</Card> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAction: Story = {
  args: {
    action: (
      <LinkButton href="#all" size="sm" variant="ghost">
        ดูทั้งหมด
      </LinkButton>
    ),
  },
};
export const HiddenTitle: Story = { args: { hideTitle: true } };
