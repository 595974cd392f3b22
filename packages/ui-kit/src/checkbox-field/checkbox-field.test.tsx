import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CheckboxField } from './checkbox-field.tsx';

it('toggles by its label and by the keyboard', async () => {
  render(<CheckboxField label="ฉันอายุ 20 ปีขึ้นไป" error="กรุณายืนยันอายุ" />);
  const box = screen.getByRole('checkbox', { name: 'ฉันอายุ 20 ปีขึ้นไป', description: 'กรุณายืนยันอายุ' });
  await userEvent.click(screen.getByText('ฉันอายุ 20 ปีขึ้นไป'));
  expect(box).toHaveProperty('checked', true);
  await userEvent.keyboard(' ');
  expect(box).toHaveProperty('checked', false);
});
