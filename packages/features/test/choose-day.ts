import { formatFullDate, formatMonth } from '@chada/messages';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Selects a day (`YYYY-MM-DD`) in a date field by clicks, as a member does. */
export async function chooseDay(user: UserEvent, label: string, day: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: new RegExp(`^${label} `) }));
  const dialog = within(screen.getByRole('dialog', { name: label }));
  await user.selectOptions(dialog.getByRole('combobox'), formatMonth(day));
  await user.click(dialog.getByRole('button', { name: formatFullDate(day) }));
}
