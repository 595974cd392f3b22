import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

it('[ST-01] announces once that content loads, and hides its shapes from screen readers', () => {
  const { container } = render(<SkeletonGroup label="กำลังโหลดรายการ" shape="row" count={4} />);
  const status = screen.getByRole('status');
  expect(status.getAttribute('aria-busy')).toBe('true');
  expect(status.textContent).toBe('กำลังโหลดรายการ');
  expect(container.querySelectorAll('[aria-hidden="true"] .ck-skeleton-row')).toHaveLength(4);
});

it('[ST-01] has rows with and without an icon', () => {
  const { container, rerender } = render(<Skeleton shape="row" />);
  expect(container.querySelectorAll('[data-shape="circle"]')).toHaveLength(1);
  rerender(<Skeleton shape="text-row" />);
  expect(container.querySelectorAll('[data-shape="circle"]')).toHaveLength(0);
  expect(container.querySelectorAll('.ck-skeleton-row [data-shape="amount"]')).toHaveLength(1);
});

it('[ST-01] contains its children instead of a shape', () => {
  const { container } = render(
    <SkeletonGroup label="กำลังโหลดรายการ">
      <Skeleton>
        <b>1,000</b>
      </Skeleton>
    </SkeletonGroup>,
  );
  const placeholder = container.querySelector('.ck-skeleton');
  expect(placeholder?.innerHTML).toBe('<b>1,000</b>');
  expect(placeholder?.hasAttribute('data-shape')).toBe(false);
});
