import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { axeFindings } from '../../test/axe.ts';
import { calendarTexts } from '../../test/gallery.tsx';
import { DateField } from './date-field.tsx';

function Field({ error }: { error?: string }) {
  const [day, setDay] = useState('2026-11-20');
  return (
    <DateField
      label="ถึงวันที่"
      value={day}
      min="2026-01-15"
      max="2026-11-25"
      today="2026-11-21"
      onChange={setDay}
      texts={calendarTexts}
      error={error}
    />
  );
}
const field = () => screen.getByRole('button', { name: /^ถึงวันที่/ });
async function open() {
  const user = userEvent.setup();
  render(<Field />);
  await user.click(field());
  return user;
}
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('DateField', () => {
  it('shows the day in the era of its texts and announces it with its label', () => {
    render(<Field error="ยังไม่ถึงวันนั้น" />);
    expect(field().getAttribute('aria-label')).toBe('ถึงวันที่ 20/11/2569');
    expect(field().textContent).toBe('20/11/2569');
    const description = field().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)?.textContent).toBe('ยังไม่ถึงวันนั้น');
  });

  it('opens the calendar with the focus on the chosen day, and marks today', async () => {
    await open();
    const grid = within(screen.getByRole('dialog', { name: 'ถึงวันที่' })).getByRole('grid', { name: '11/2569' });
    expect(within(grid).getAllByRole('gridcell')).toHaveLength(30);
    expect(focused()).toBe('วัน 20/11/2569');
    expect(within(grid).getByRole('gridcell', { selected: true }).textContent).toBe('20');
    expect(within(grid).getByRole('button', { current: 'date' }).textContent).toBe('21');
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('selects a day by keyboard and restores the focus', async () => {
    const user = await open();
    await user.keyboard('{ArrowLeft}{ArrowUp}');
    expect(focused()).toBe('วัน 12/11/2569');
    await user.keyboard('{PageUp}{Home}');
    expect(focused()).toBe('วัน 11/10/2569');
    await user.keyboard('{End}{ArrowDown}{ArrowRight} ');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field().textContent).toBe('25/10/2569');
    expect(document.activeElement).toBe(field());
  });

  it('never moves before the first or after the last day', async () => {
    const user = await open();
    await user.keyboard('{PageDown}');
    expect(focused()).toBe('วัน 25/11/2569');
    await user.keyboard('{Shift>}{PageUp}{/Shift}');
    expect(focused()).toBe('วัน 15/1/2569');
    expect(screen.getByRole('button', { name: 'วัน 14/1/2569' }).matches(':disabled')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'เดือนก่อน' }));
    expect(screen.getByRole('grid', { name: '1/2569' })).toBeTruthy();
  });

  it('changes the month by buttons and list, and keeps the value when closed', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'เดือนก่อน' }));
    expect(screen.getByRole('grid', { name: '10/2569' })).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'เลือกเดือน' }), '3/2569');
    expect(within(screen.getByRole('grid', { name: '3/2569' })).getAllByRole('gridcell')).toHaveLength(31);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field().textContent).toBe('20/11/2569');
  });

  it('has one tab stop in the month', async () => {
    await open();
    const stops = within(screen.getByRole('grid'))
      .getAllByRole('button')
      .filter((day) => day.tabIndex === 0);
    expect(stops).toHaveLength(1);
  });
});
