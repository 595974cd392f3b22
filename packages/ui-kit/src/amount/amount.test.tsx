import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Amount } from './amount.tsx';

it('shows the direction by a sign, not by colour alone', () => {
  const { container } = render(
    <>
      <Amount value="฿1.00" direction="in" />
      <Amount value="฿2.00" direction="out" />
      <Amount value="฿3.00" />
    </>,
  );
  const amounts = Array.from(container.querySelectorAll<HTMLElement>('.ck-amount'));
  expect(amounts.map((amount) => amount.textContent)).toEqual(['+฿1.00', '−฿2.00', '฿3.00']);
  expect(amounts.map((amount) => amount.dataset['tone'])).toEqual(['positive', 'plain', 'plain']);
});
