import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'mine', label: 'ของฉัน', content: <p>รายการของฉัน</p> },
  { id: 'recent', label: 'ล่าสุด', content: <p>รายการล่าสุด</p> },
  { id: 'bonus', label: 'โบนัส', content: <p>รายการโบนัส</p> },
];

const panel = (): string | null => screen.getByRole('tabpanel').textContent;

describe('Tabs', () => {
  it('opens the first tab, and another by a tap', async () => {
    render(<Tabs tabs={tabs} label="ประวัติ" />);
    expect(panel()).toBe('รายการของฉัน');
    await userEvent.click(screen.getByRole('tab', { name: 'ล่าสุด' }));
    expect(panel()).toBe('รายการล่าสุด');
    expect(screen.getByRole('tabpanel', { name: 'ล่าสุด' })).toBeTruthy();
  });

  it('has one tab stop; arrow keys, Home and End select', async () => {
    render(<Tabs tabs={tabs} label="ประวัติ" />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'ของฉัน' }));
    const opened: (string | null)[] = [];
    for (const key of ['ArrowLeft', 'ArrowRight', 'End', 'Home', 'ArrowRight']) {
      await userEvent.keyboard(`{${key}}`);
      opened.push(document.activeElement?.textContent ?? null);
    }
    expect(opened).toEqual(['โบนัส', 'ของฉัน', 'โบนัส', 'ของฉัน', 'ล่าสุด']);
    expect(panel()).toBe('รายการล่าสุด');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });

  it('shows the selected tab, and accepts an unknown id', async () => {
    const onSelect = vi.fn();
    const { rerender } = render(<Tabs tabs={tabs} label="ประวัติ" selectedId="bonus" onSelect={onSelect} />);
    expect(panel()).toBe('รายการโบนัส');
    await userEvent.click(screen.getByRole('tab', { name: 'ของฉัน' }));
    expect(onSelect).toHaveBeenCalledWith('mine');
    expect(panel()).toBe('รายการโบนัส');
    rerender(<Tabs tabs={tabs} label="ประวัติ" selectedId="gone" />);
    expect(panel()).toBe('รายการของฉัน');
  });
});
