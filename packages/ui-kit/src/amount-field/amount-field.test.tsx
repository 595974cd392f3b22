import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { AmountField } from './amount-field.tsx';

const chips = [
  { label: '฿100', value: '100' },
  { label: '฿1,000', value: '1000' },
];

function Form(): ReactElement {
  const [value, setValue] = useState('');
  return (
    <AmountField
      label="จำนวนเงิน"
      value={value}
      onValueChange={setValue}
      chips={chips}
      chipsLabel="เลือกจำนวน"
    />
  );
}

describe('AmountField', () => {
  it('reports the text exactly as typed', async () => {
    render(<Form />);
    const input = screen.getByLabelText('จำนวนเงิน');
    await userEvent.type(input, '1,0e3.5');
    expect(input).toHaveProperty('value', '1,0e3.5');
    expect(input.getAttribute('inputmode')).toBe('decimal');
  });

  it('fills in a quick amount and marks it as selected', async () => {
    render(<Form />);
    await userEvent.click(screen.getByRole('button', { name: '฿1,000' }));
    expect(screen.getByLabelText('จำนวนเงิน')).toHaveProperty('value', '1000');
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('฿1,000');
    await userEvent.type(screen.getByLabelText('จำนวนเงิน'), '5');
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });
});
