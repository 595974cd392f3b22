import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CheckboxField } from './checkbox-field.tsx';

it('is described by its hint, which an error replaces', () => {
  const { rerender } = render(<CheckboxField label="ยอมรับ" hint="อ่านก่อน" />);
  expect(screen.getByRole('checkbox', { name: 'ยอมรับ', description: 'อ่านก่อน' })).toBeTruthy();
  rerender(<CheckboxField label="ยอมรับ" hint="อ่านก่อน" error="กรุณายอมรับ" />);
  expect(screen.getByRole('checkbox', { name: 'ยอมรับ', description: 'กรุณายอมรับ' })).toBeTruthy();
  expect(screen.queryByText('อ่านก่อน')).toBeNull();
});

it('toggles by its label and by the keyboard', async () => {
  render(<CheckboxField label="ฉันอายุ 20 ปีขึ้นไป" error="กรุณายืนยันอายุ" />);
  const box = screen.getByRole('checkbox', { name: 'ฉันอายุ 20 ปีขึ้นไป', description: 'กรุณายืนยันอายุ' });
  await userEvent.click(screen.getByText('ฉันอายุ 20 ปีขึ้นไป'));
  expect(box).toHaveProperty('checked', true);
  await userEvent.keyboard(' ');
  expect(box).toHaveProperty('checked', false);
});
