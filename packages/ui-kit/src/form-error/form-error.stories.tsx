import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormError } from './form-error.tsx';

const meta = {
  title: 'Components/FormError',
  component: FormError,
  args: { title: 'เครดิตไม่พอสำหรับการถอนครั้งนี้' },
} satisfies Meta<typeof FormError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneSentence: Story = {};
export const WithFields: Story = {
  render: (args) => (
    <Stack>
      <FormError
        {...args}
        title="ข้อมูล 2 จุดยังไม่ถูกต้อง"
        errors={[
          { message: 'กรุณากรอกเบอร์โทรศัพท์ 10 หลัก', fieldId: 'story-phone' },
          { message: 'รหัสผ่านต้องยาวอย่างน้อย 8 ตัว', fieldId: 'story-password' },
        ]}
      />
      <TextField id="story-phone" label="เบอร์โทรศัพท์" error="กรุณากรอกเบอร์โทรศัพท์ 10 หลัก" />
      <TextField id="story-password" label="รหัสผ่าน" error="รหัสผ่านต้องยาวอย่างน้อย 8 ตัว" />
    </Stack>
  ),
};
export const Nothing: Story = { args: { title: '' } };
