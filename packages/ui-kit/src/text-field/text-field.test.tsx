import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

function described(element: HTMLElement): string[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`);
}

describe('TextField', () => {
  it('is named by its label and described by its hint, which an error replaces', () => {
    const { rerender } = render(<TextField label="ชื่อผู้ใช้" hint="a-z และ 0-9" />);
    const input = screen.getByLabelText('ชื่อผู้ใช้');
    expect(described(input)).toEqual(['a-z และ 0-9']);
    rerender(<TextField label="ชื่อผู้ใช้" hint="a-z และ 0-9" error="สั้นเกินไป" />);
    expect(described(input)).toEqual(['สั้นเกินไป']);
    expect(screen.queryByText('a-z และ 0-9')).toBeNull();
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('has no description without error and hint', () => {
    render(<TextField label="ชื่อ" />);
    const input = screen.getByLabelText('ชื่อ');
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('shows and hides a password and keeps the typed text', async () => {
    render(<TextField label="รหัสผ่าน" revealLabels={{ show: 'แสดงรหัสผ่าน', hide: 'ซ่อนรหัสผ่าน' }} />);
    const input = screen.getByLabelText('รหัสผ่าน');
    await userEvent.type(input, 'ลับ1234');
    expect(input).toHaveProperty('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'แสดงรหัสผ่าน' }));
    expect(input).toHaveProperty('type', 'text');
    expect(input).toHaveProperty('value', 'ลับ1234');
    await userEvent.click(screen.getByRole('button', { name: 'ซ่อนรหัสผ่าน' }));
    expect(input).toHaveProperty('type', 'password');
  });

  it('[VA-02] announces the state of an availability check in an existing live region', () => {
    const { rerender } = render(<TextField label="เบอร์โทร" />);
    const live = screen.getByRole('status');
    expect(live.textContent).toBe('');
    rerender(<TextField label="เบอร์โทร" status={{ state: 'checking', text: 'กำลังตรวจสอบ' }} />);
    expect(screen.getByRole('status')).toBe(live);
    expect(live.textContent).toBe('กำลังตรวจสอบ');
    rerender(<TextField label="เบอร์โทร" status={{ state: 'bad', text: 'เบอร์นี้มีผู้ใช้แล้ว' }} />);
    expect(live.textContent).toBe('เบอร์นี้มีผู้ใช้แล้ว');
    expect(described(screen.getByLabelText('เบอร์โทร'))).toEqual(['เบอร์นี้มีผู้ใช้แล้ว']);
  });

  it('passes its ref and native props to the input', () => {
    const ref = createRef<HTMLInputElement>();
    render(<TextField label="เลขที่บัญชี" ref={ref} inputMode="numeric" maxLength={15} id="bank-id" />);
    expect(ref.current).toBe(screen.getByLabelText('เลขที่บัญชี'));
    expect(ref.current).toMatchObject({ id: 'bank-id', maxLength: 15 });
    expect(ref.current?.getAttribute('inputmode')).toBe('numeric');
  });
});
