import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stepper } from './stepper.tsx';

it('marks the completed steps and the current one', () => {
  render(<Stepper steps={['บัญชี', 'ธนาคาร', 'ยืนยัน']} current={1} label="ขั้นตอนสมัคร" doneLabel="เสร็จแล้ว" />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps[0]?.textContent).toBe('บัญชี เสร็จแล้ว');
  expect(steps[2]?.textContent).toBe('3ยืนยัน');
});
