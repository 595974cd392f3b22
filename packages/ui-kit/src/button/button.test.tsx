import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ReactElement } from 'react';
import type { LinkTargetProps } from '../internal/render-link.ts';
import { Button, LinkButton } from './button.tsx';

function RouterLink({
  to = '/auth/deposit',
  children,
  ...props
}: LinkTargetProps & { to?: string }): ReactElement {
  return (
    <a {...props} href={to} data-router="yes">
      {children}
    </a>
  );
}

describe('Button', () => {
  it('calls once per click', async () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>ถอนเงิน</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'ถอนเงิน' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('is busy, keeps the focus and ignores a double click while loading', async () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>ถอนเงิน</Button>);
    const button = screen.getByRole('button');
    button.focus();
    rerender(
      <Button onClick={onClick} loading>
        ถอนเงิน
      </Button>,
    );
    await userEvent.dblClick(button);
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
  });

  it('blocks form submits by click or Enter while loading', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    render(
      <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <input aria-label="จำนวน" />
        <Button type="submit" loading>
          ส่ง
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByRole('textbox'), '100{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submits a form only as a submit button', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    render(
      <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <Button>เลือก</Button>
        <Button type="submit">ส่ง</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'เลือก' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'ส่ง' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('LinkButton', () => {
  it('renders the given link with the classes of both', () => {
    render(
      <LinkButton variant="primary" render={<RouterLink className="own" />}>
        ฝากเงิน
      </LinkButton>,
    );
    const link = screen.getByRole('link', { name: 'ฝากเงิน' });
    expect(link.getAttribute('href')).toBe('/auth/deposit');
    expect(link.className).toBe('ck-button own');
    expect(link.dataset).toMatchObject({ router: 'yes', variant: 'primary' });
  });

  it('accepts a render function or a plain address', () => {
    render(
      <>
        <LinkButton render={(props) => <RouterLink {...props} to="/by-function" />}>หนึ่ง</LinkButton>
        <LinkButton href="/plain">สอง</LinkButton>
      </>,
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/by-function',
      '/plain',
    ]);
  });
});
