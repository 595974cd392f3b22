import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Timeline } from './timeline.tsx';

it('names the state of each step and marks the current one', () => {
  render(
    <Timeline
      label="สถานะการถอน"
      stateLabels={{ done: 'เสร็จแล้ว', current: 'กำลังดำเนินการ', waiting: 'รอ', failed: 'ไม่สำเร็จ' }}
      steps={[
        { id: 'sent', state: 'done', title: 'ส่งคำขอแล้ว' },
        { id: 'check', state: 'current', title: 'ตรวจสอบ' },
        { id: 'paid', state: 'waiting', title: 'โอนเงิน' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'เสร็จแล้ว ส่งคำขอแล้ว',
    'กำลังดำเนินการ ตรวจสอบ',
    'รอ โอนเงิน',
  ]);
  expect(
    screen.getAllByRole('listitem').filter((step) => step.getAttribute('aria-current') === 'step'),
  ).toHaveLength(1);
});
