import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Banner } from './banner.tsx';

it('announces danger at once and other tones politely, and can be dismissed', async () => {
  const onDismiss = vi.fn();
  render(
    <>
      <Banner tone="danger">ระบบขัดข้อง</Banner>
      <Banner tone="warning" dismiss={{ label: 'ปิดแถบนี้', onDismiss }}>
        เบราว์เซอร์เก่าเกินไป
      </Banner>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('ระบบขัดข้อง');
  expect(screen.getByRole('status').textContent).toBe('เบราว์เซอร์เก่าเกินไป');
  await userEvent.click(screen.getByRole('button', { name: 'ปิดแถบนี้' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
