import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SelectField } from './select-field.tsx';

it('starts at its placeholder, which can not be chosen again, and shows the error', async () => {
  render(
    <SelectField
      label="ธนาคาร"
      placeholder="เลือกธนาคาร"
      defaultValue=""
      options={[
        { value: '004', label: 'กสิกรไทย' },
        { value: '014', label: 'ไทยพาณิชย์' },
      ]}
      error="กรุณาเลือกธนาคาร"
    />,
  );
  const select = screen.getByRole('combobox', { name: 'ธนาคาร', description: 'กรุณาเลือกธนาคาร' });
  expect(select).toHaveProperty('value', '');
  await userEvent.selectOptions(select, 'ไทยพาณิชย์');
  expect(select).toHaveProperty('value', '014');
  expect(screen.getByRole('option', { name: 'เลือกธนาคาร' })).toHaveProperty('disabled', true);
});
