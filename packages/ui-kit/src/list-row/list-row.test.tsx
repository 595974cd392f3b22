import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { StatusPill } from '../status-pill/status-pill.tsx';
import { ListRow } from './list-row.tsx';
import { DayGroup, TransactionRow } from './transaction-row.tsx';

describe('ListRow', () => {
  it('is a link, a button or neither, depending on its props', async () => {
    const onClick = vi.fn();
    render(
      <>
        <ListRow title="ประวัติ" href="/history" />
        <ListRow title="ออกจากระบบ" onClick={onClick} />
        <ListRow title="ยอดคงเหลือ" end="฿1.00" />
      </>,
    );
    expect(screen.getByRole('link', { name: 'ประวัติ' }).getAttribute('href')).toBe('/history');
    await userEvent.click(screen.getByRole('button', { name: 'ออกจากระบบ' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByText('ยอดคงเหลือ').closest('a, button')).toBeNull();
  });
});

describe('DayGroup', () => {
  it('lists the rows of a day under its date and skips empty ones', () => {
    const rows = ['฿1.00', '฿2.00'].map((amount) => (
      <TransactionRow
        key={amount}
        title="ถอนเงิน"
        amount={amount}
        direction="out"
        status={<StatusPill tone="warning">รอตรวจสอบ</StatusPill>}
      />
    ));
    render(
      <DayGroup title="วันนี้">
        {rows}
        {null}
      </DayGroup>,
    );
    expect(screen.getByRole('heading', { name: 'วันนี้' })).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'ถอนเงิน−฿1.00รอตรวจสอบ',
      'ถอนเงิน−฿2.00รอตรวจสอบ',
    ]);
  });
});
