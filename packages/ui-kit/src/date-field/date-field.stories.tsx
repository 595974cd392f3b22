import type { Meta, StoryObj } from '@storybook/react-vite';
import { calendarTexts } from '../../test/gallery.tsx';
import { DateField } from './date-field.tsx';

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: {
    label: 'ถึงวันที่',
    value: '2026-11-20',
    min: '2026-01-15',
    max: '2026-11-25',
    today: '2026-11-21',
    onChange: () => undefined,
    texts: calendarTexts,
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const WithError: Story = { args: { error: 'วันที่เริ่มต้นต้องไม่อยู่หลังวันที่สิ้นสุด' } };
