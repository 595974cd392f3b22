import { settingOperation } from '@chada/contract/setting';
import { checkSiteStatus, connectBrowser } from '@chada/stores';
import { replies } from '@chada/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { SiteBanners } from './site-banners.tsx';

const harness = siteHarness();
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const open = () => harness.render(<SiteBanners />, { store: harness.createStore() });
const agent = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

describe('the banners', () => {
  it('[SH-05] name an unsupported browser and its version until the banner is closed', async () => {
    agent('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/78.0.3904.108 Safari/537.36');
    open();
    expect(await screen.findByText('ไม่รองรับ Chrome v78')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'ปิด' }));
    expect(screen.queryByText(/ไม่รองรับ/)).toBeNull();
  });

  it('[SH-05] don’t appear in a supported browser', async () => {
    agent('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/79.0.3945.0 Safari/537.36');
    open();
    await act(() => import('./browser-banner.tsx'));
    expect(screen.queryByText(/ไม่รองรับ/)).toBeNull();
  });

  it('[SH-05] link from LINE’s own outdated browser to the phone’s browser', async () => {
    agent('Mozilla/5.0 (Linux; Android 7; wv) Version/4.0 Chrome/60.0.1 Mobile Safari/537.36 Line/8.0.0');
    open();
    const link = await screen.findByRole('link', { name: 'เปิดในเบราว์เซอร์' });
    expect(link.getAttribute('href')).toContain('openExternalBrowser=1');
  });

  it('[SH-06] report a missing network and disappear when the device is online again', () => {
    const { store } = open();
    const disconnect = connectBrowser(store, window);
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('ไม่มีอินเทอร์เน็ต')).toBeTruthy();
    line.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText('ไม่มีอินเทอร์เน็ต')).toBeNull();
    disconnect();
  });

  it('[ST-09] report server problems and disappear when the server responds again', async () => {
    const { store } = open();
    harness.server().reply(settingOperation, replies.refuse('OVERLOADED'));
    await act(() => store.dispatch(checkSiteStatus()));
    expect(screen.getByText('ระบบขัดข้องชั่วคราว')).toBeTruthy();
    harness.server().reply(settingOperation, replies.usual());
    await act(() => store.dispatch(checkSiteStatus()));
    expect(screen.queryByText('ระบบขัดข้องชั่วคราว')).toBeNull();
  });
});
