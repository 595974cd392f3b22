import { formatFullDate, formatMonth } from '@chada/messages';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export async function chooseDay(user: UserEvent, label: string, day: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: new RegExp(`^${label} `) }));
  const dialog = within(screen.getByRole('dialog', { name: label }));
  await user.selectOptions(dialog.getByRole('combobox'), formatMonth(day));
  await user.click(dialog.getByRole('button', { name: formatFullDate(day) }));
}
