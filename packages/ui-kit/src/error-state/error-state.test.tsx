import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ErrorState } from './error-state.tsx';

it('is announced at once, ignores a second retry, and shows the request id', async () => {
  const onRetry = vi.fn();
  const view = (loading: boolean) => (
    <ErrorState
      title="โหลดประวัติไม่สำเร็จ"
      retry={{ label: 'ลองอีกครั้ง', onRetry, loading }}
      requestId={{ label: 'รหัสอ้างอิง', value: 'req_8Fh2' }}
    />
  );
  const { rerender } = render(view(false));
  expect(screen.getByRole('alert').textContent).toContain('รหัสอ้างอิง req_8Fh2');
  await userEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  rerender(view(true));
  await userEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
