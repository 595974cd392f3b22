import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ScrollRow } from './scroll-row.tsx';

it('is a named list that scrolls by keyboard', async () => {
  render(<ScrollRow label="หมวดเกม">{[<p key="a">สล็อต</p>, <p key="b">กีฬา</p>]}</ScrollRow>);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'หมวดเกม' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
