import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxField } from './checkbox-field.tsx';

const meta = {
  title: 'Components/CheckboxField',
  component: CheckboxField,
  args: { label: 'ฉันมีอายุ 20 ปีบริบูรณ์ขึ้นไป' },
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'ตามที่กฎหมายกำหนด' } };
export const WithError: Story = { args: { error: 'กรุณายืนยันอายุก่อนสมัคร' } };
export const Disabled: Story = { args: { disabled: true } };
export const WithLink: Story = {
  args: {
    label: (
      <>
        ฉันยอมรับ<a href="#terms">ข้อตกลงการใช้งาน</a>
      </>
    ),
  },
};
