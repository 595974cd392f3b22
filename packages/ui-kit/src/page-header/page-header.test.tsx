import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { PageHeader } from './page-header.tsx';

it('is the h1, can receive the focus after navigation, and has a back link', () => {
  const ref = createRef<HTMLHeadingElement>();
  render(<PageHeader ref={ref} title="ฝากเงิน" back={{ label: 'กลับไปหน้าหลัก', href: '/auth/dashboard' }} />);
  ref.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'ฝากเงิน' }));
  expect(screen.getByRole('link', { name: 'กลับไปหน้าหลัก' }).getAttribute('href')).toBe('/auth/dashboard');
});
