import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SlotsIcon } from '../icons/public-icons.ts';
import { CategoryTile } from './category-tile.tsx';

it('is a link that marks the current category', () => {
  render(
    <>
      <CategoryTile title="สล็อต" icon={<SlotsIcon />} href="/slots" current />
      <CategoryTile title="กีฬา" icon={<SlotsIcon />} href="/sport" />
    </>,
  );
  expect(screen.getByRole('link', { name: 'สล็อต' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'กีฬา' }).hasAttribute('aria-current')).toBe(false);
});
