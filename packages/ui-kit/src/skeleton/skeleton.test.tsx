import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SkeletonGroup } from './skeleton.tsx';

it('[ST-01] announces once that content loads, and hides its shapes from screen readers', () => {
  const { container } = render(<SkeletonGroup label="กำลังโหลดรายการ" shape="row" count={4} />);
  const status = screen.getByRole('status');
  expect(status.getAttribute('aria-busy')).toBe('true');
  expect(status.textContent).toBe('กำลังโหลดรายการ');
  expect(container.querySelectorAll('[aria-hidden="true"] .ck-skeleton-row')).toHaveLength(4);
});
