import { connectBrowser } from '@chada/stores';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { siteHarness } from '../../../test/site-harness.tsx';
import { LoadState } from './load-state.tsx';

const harness = siteHarness();
const policy = { clearsSession: false, setsServerProblem: false, silent: false };
const failure = { operation: 'history.list', policy, requestId: 'K7QM2XR4TN' };

function alertOf(error: unknown, brand: object = {}): string {
  const query = { data: undefined, error, isFetching: false, refetch: () => undefined };
  harness.open(
    <LoadState query={query} skeleton={null}>
      {() => null}
    </LoadState>,
    { brand: { ...brand } },
  );
  return screen.getByRole('alert').textContent ?? '';
}

describe('[ST-01] a failed load', () => {
  it('shows the reference of a server error once', () => {
    const text = alertOf({ ...failure, kind: 'other', status: 500, message: 'ระบบขัดข้องชั่วคราว' });
    expect(text).toContain('รหัสอ้างอิง K7QM2XR4TN');
    expect(text.split('K7QM2XR4TN')).toHaveLength(2);
  });

  it('shows no reference for a refusal', () => {
    const refused = { kind: 'refused', status: 409, code: 'X', message: 'เครดิตไม่เพียงพอ' };
    expect(alertOf({ ...failure, ...refused })).not.toContain('K7QM2XR4TN');
  });
});

describe('[ST-01] the picture of a failed load', () => {
  it.each([
    ["the brand's scene of a repair", { maintenance: '/maintenance.svg' }, ['/maintenance.svg']],
    ['a drawing if the brand has no such scene', {}, []],
  ])('is %s', (_, scenes, pictures) => {
    alertOf(
      { ...failure, kind: 'other', status: 500, message: 'ระบบขัดข้องชั่วคราว' },
      { assets: { logo: '/logo.svg', icon: '/icon.svg', scenes } },
    );
    const art = screen.getByRole('alert').querySelector('.ck-empty-state__art');
    const sources = [...(art?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'));
    expect(sources).toEqual(pictures);
    expect(art?.querySelectorAll('.ck-illustration')).toHaveLength(1 - pictures.length);
  });
});

describe('[ST-01] a failed load of a part of a page', () => {
  it('shows what failed, why, the reference and a button that tries again', async () => {
    const refetch = vi.fn();
    const error = { ...failure, kind: 'other', status: 500, message: 'ระบบขัดข้องชั่วคราว' };
    const query = { data: undefined, error, isFetching: false, refetch };
    const { user } = harness.open(
      <LoadState query={query} skeleton={null} errorTitle="โหลดประกาศไม่สำเร็จ" isPart>
        {() => null}
      </LoadState>,
    );
    const text = screen.getByText('โหลดประกาศไม่สำเร็จ').parentElement?.textContent ?? '';
    expect(text).toContain('ระบบขัดข้องชั่วคราว');
    expect(text).toContain('K7QM2XR4TN');
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});

describe('[SH-06] while the device is offline, a failed load', () => {
  const unreachable = { ...failure, kind: 'network' };
  const query = { data: undefined, error: unreachable, isFetching: false, refetch: () => undefined };
  const openOffline = (isPart: boolean): void => {
    const { store } = harness.open(
      <LoadState query={query} skeleton={null} errorTitle="โหลดประกาศไม่สำเร็จ" isPart={isPart}>
        {() => null}
      </LoadState>,
      { brand: { assets: { logo: '/logo.svg', icon: '/icon.svg', scenes: { offline: '/offline.svg' } } } },
    );
    const navigator = { value: { onLine: false } };
    const connect = () => connectBrowser(store, Object.create(window, { navigator }));
    act(() => connect()());
  };

  it('shows the picture of the brand and a button in the main content', () => {
    openOffline(false);
    expect(screen.getByRole('alert').textContent).toContain('โหลดประกาศไม่สำเร็จ');
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/offline.svg');
    expect(screen.getByRole('button', { name: 'ลองใหม่' })).toBeTruthy();
  });

  it('is one line in a part of a page, because the banner of the site says why', () => {
    openOffline(true);
    expect(screen.getByText('โหลดประกาศไม่สำเร็จ')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
