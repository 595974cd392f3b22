import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { FormError } from './form-error.tsx';

describe('FormError', () => {
  it('is an alert that exists before it has text, and can take the focus', () => {
    const ref = createRef<HTMLDivElement>();
    const { rerender } = render(<FormError ref={ref} />);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('');
    rerender(<FormError ref={ref} title="ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง" />);
    expect(screen.getByRole('alert')).toBe(alert);
    ref.current?.focus();
    expect(document.activeElement).toBe(alert);
  });

  it('moves the focus to the invalid field without changing the address', async () => {
    const before = window.location.href;
    render(
      <>
        <FormError errors={[{ message: 'กรอกเบอร์โทร', fieldId: 'phone' }, { message: 'ลองใหม่ภายหลัง' }]} />
        <input id="phone" aria-label="เบอร์โทร" />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'กรอกเบอร์โทร' }));
    expect(document.activeElement).toBe(screen.getByLabelText('เบอร์โทร'));
    expect(window.location.href).toBe(before);
  });
});
