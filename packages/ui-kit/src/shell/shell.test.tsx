import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { GamesIcon } from '../icons/public-icons.ts';
import { AppHeader, CreditButton } from './app-header.tsx';
import { AppShell } from './app-shell.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { PublicHeader } from './public-header.tsx';

describe('AppHeader', () => {
  it('[SH-01] shows logo, name and username, and logs out', async () => {
    const onLogout = vi.fn();
    render(
      <AppHeader
        logo={<b>ดาวทอง</b>}
        logoLink={{ label: 'ไปหน้าหลัก', href: '/auth/dashboard' }}
        name="สมชาย ใจดี"
        username="somchai99"
        logout={{ label: 'ออกจากระบบ', onLogout }}
      />,
    );
    const header = screen.getByRole('banner');
    expect(within(header).getByRole('link', { name: 'ไปหน้าหลัก' }).getAttribute('href')).toBe(
      '/auth/dashboard',
    );
    expect(header.textContent).toContain('สมชาย ใจดี');
    expect(header.textContent).toContain('somchai99');
    await userEvent.click(within(header).getByRole('button', { name: 'ออกจากระบบ' }));
    expect(onLogout).toHaveBeenCalledTimes(1);
  });
});

describe('CreditButton', () => {
  it('reloads on a tap, once at a time, and announces the new amount politely', async () => {
    const onRefresh = vi.fn();
    const credit = (amount: string, refreshing: boolean) => (
      <CreditButton
        label="เครดิต"
        amount={amount}
        refreshLabel="แตะเพื่ออัปเดต"
        refreshing={refreshing}
        onRefresh={onRefresh}
      />
    );
    const { rerender } = render(credit('฿100.00', false));
    const button = screen.getByRole('button', { name: /เครดิต.*฿100\.00.*แตะเพื่ออัปเดต/ });
    await userEvent.click(button);
    rerender(credit('฿100.00', true));
    await userEvent.click(button);
    expect(onRefresh).toHaveBeenCalledTimes(1);
    rerender(credit('฿250.00', false));
    expect(screen.getByText('฿250.00').getAttribute('aria-live')).toBe('polite');
  });
});

describe('BottomBar', () => {
  it('[SH-02] has five links with a raised middle link, and marks the current link', () => {
    const labels = ['หน้าหลัก', 'ฝากเงิน', 'เกมทั้งหมด', 'สื่อบันเทิง', 'ติดต่อเรา'];
    render(
      <BottomBar
        label="เมนูหลัก"
        items={labels.map((label, index) => ({
          id: label,
          label,
          icon: <GamesIcon />,
          href: `/${index}`,
          raised: index === 2,
          current: index === 1,
        }))}
      />,
    );
    const bar = screen.getByRole('navigation', { name: 'เมนูหลัก' });
    expect(
      within(bar)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(labels);
    expect(bar.querySelector('[data-raised="true"]')?.textContent).toBe('เกมทั้งหมด');
    expect(bar.querySelector('[aria-current="page"]')?.textContent).toBe('ฝากเงิน');
  });
});

describe('PublicHeader', () => {
  const header = (logoLink?: { label: string; href: string }) => (
    <PublicHeader
      logo={<b>ดาวทอง</b>}
      {...(logoLink === undefined ? {} : { logoLink })}
      entries={[
        { id: 'casino', label: 'คาสิโน', disabled: true, disabledHint: 'เข้าสู่ระบบก่อน' },
        { id: 'contact', label: 'ติดต่อเรา', href: '#contact' },
      ]}
      menuLabel="เมนู"
      openLabel="เปิดเมนู"
      closeLabel="ปิดเมนู"
    />
  );

  it('[SH-03] has a drawer that closes on a link and whose disabled entries are not links', async () => {
    render(header());
    await userEvent.click(screen.getByRole('button', { name: 'เปิดเมนู' }));
    const drawer = screen.getByRole('dialog', { name: 'เมนู' });
    const casino = within(drawer).getByRole('link', { name: /คาสิโน/ });
    expect(casino.getAttribute('aria-disabled')).toBe('true');
    expect(casino.hasAttribute('href')).toBe(false);
    await userEvent.click(within(drawer).getByRole('link', { name: 'ติดต่อเรา' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'เปิดเมนู' }));
  });

  it('[PU-07] makes the logo a link only if a target is set', () => {
    const { rerender } = render(header());
    expect(screen.getByText('ดาวทอง').closest('a')).toBeNull();
    rerender(header({ label: 'หน้าแรก', href: '/' }));
    expect(screen.getByText('ดาวทอง').closest('a')?.getAttribute('href')).toBe('/');
  });
});

describe('AppShell', () => {
  it('has a skip link past the header to the main content', async () => {
    render(
      <AppShell skipLabel="ข้ามไปเนื้อหา" header={<a href="/logo">โลโก้</a>}>
        เนื้อหา
      </AppShell>,
    );
    await userEvent.tab();
    const skip = document.activeElement;
    expect(skip?.textContent).toBe('ข้ามไปเนื้อหา');
    const target = document.querySelector(skip?.getAttribute('href') ?? '');
    expect(target).toBe(screen.getByRole('main'));
  });
});
