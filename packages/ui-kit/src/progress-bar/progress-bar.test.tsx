import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

it.each([
  [0.42, 420],
  [1.7, 1000],
  [-3, 0],
  [Number.NaN, 0],
])('shows %d as %d of 1000 with a text', (ratio, parts) => {
  render(<ProgressBar ratio={ratio} label="สู่ระดับทอง" valueText="฿21,000 จาก ฿50,000" />);
  const bar = screen.getByRole('progressbar');
  expect(bar).toMatchObject({ value: parts, max: 1000 });
  expect(bar.getAttribute('aria-valuetext')).toBe('฿21,000 จาก ฿50,000');
});
