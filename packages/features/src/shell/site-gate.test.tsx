import { protectionGet } from '@chada/contract/protection';
import { protectionBeginTimeOut } from '@chada/contract/protection-break';
import { settingOperation } from '@chada/contract/setting';
import { checkSiteStatus } from '@chada/stores';
import { replies } from '@chada/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { sampleProtection } from '../../test/sample-protection.ts';
import { MaintenanceBreakSlot } from '../common/brand/maintenance-slot.ts';
import { MaintenanceView } from '../common/brand/maintenance-view.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { BreakPage, MaintenanceBreak } from '../protection/index.ts';
import { SiteGate } from './site-gate.tsx';

const harness = siteHarness();

function Register() {
  usePageTitle('สมัครสมาชิก');
  return <input aria-label="phone" />;
}

function Deposit() {
  return (
    <>
      <h1>deposit</h1>
      <Link to="/register">to register</Link>
    </>
  );
}

function open(at: string) {
  return harness.render(
    <SiteGate>
      <Routes>
        <Route path="/" element={<h1>home</h1>} />
        <Route path="/register" element={<Register />} />
        <Route path="/auth/deposit" element={<Deposit />} />
        <Route path="/ma" element={<MaintenanceView />} />
      </Routes>
    </SiteGate>,
    { store: harness.createStore(), at },
  );
}

type Site = ReturnType<typeof open>;

async function statusBecomes({ store }: Site, websiteStatus: string) {
  harness.server().reply(settingOperation, replies.data({ websiteStatus }));
  await act(() => store.dispatch(checkSiteStatus()));
}

const closed = () => screen.queryByRole('heading', { name: 'ปิดปรับปรุงชั่วคราว' });

describe('[ST-08] maintenance', () => {
  it.each(['/register', '/auth/deposit'])('replaces %s while the page is in use', async (at) => {
    const site = open(at);
    await statusBecomes(site, 'MA');
    expect(closed()).toBe(document.activeElement);
    expect(screen.queryByRole('heading', { name: 'deposit' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('keeps typed text until the maintenance ends', async () => {
    const site = open('/register');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '0812223333' } });
    await statusBecomes(site, 'MA');
    await statusBecomes(site, 'OK');
    expect(closed()).toBeNull();
    expect(screen.getByRole('textbox')).toHaveProperty('value', '0812223333');
  });

  it('[SH-08] sets the document title until the maintenance ends', async () => {
    const site = open('/auth/deposit');
    await statusBecomes(site, 'MA');
    fireEvent.click(screen.getByText('to register'));
    await waitFor(() => expect(site.place().path).toBe('/register'));
    expect(document.title).toContain('ปิดปรับปรุงชั่วคราว');
    await statusBecomes(site, 'OK');
    await waitFor(() => expect(document.title).toContain('สมัครสมาชิก'));
  });

  it('is active only if the site status is MA', async () => {
    const site = open('/auth/deposit');
    for (const status of ['OK', '', 'ma', 'CLOSED']) {
      await statusBecomes(site, status);
      expect(closed()).toBeNull();
    }
  });

  it('[PU-01] redirects the home page to /ma', async () => {
    const site = open('/');
    await statusBecomes(site, 'MA');
    await waitFor(() => expect(site.place().path).toBe('/ma'));
    expect(closed()).not.toBeNull();
  });

  it('tells a member who checks that the maintenance has not ended', async () => {
    const site = open('/register');
    await statusBecomes(site, 'MA');
    fireEvent.click(screen.getByRole('button', { name: 'ตรวจสอบอีกครั้ง' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('ยังปิดปรับปรุงอยู่'));
  });

  it('lets a signed-in member begin a break, on the closed page of any address', async () => {
    harness.server().reply(settingOperation, replies.data({ websiteStatus: 'MA' }));
    const gate = (
      <MaintenanceBreakSlot value={<MaintenanceBreak />}>
        <SiteGate>
          <Routes>
            <Route path="/auth/protection/break" element={<BreakPage />} />
            <Route path="*" element={<h1>the page</h1>} />
          </Routes>
        </SiteGate>
      </MaintenanceBreakSlot>
    );
    const { user } = harness.open(gate, {
      at: '/auth/protection/break',
      brand: { protection: sampleProtection },
    });
    await user.click(await screen.findByRole('button', { name: 'พักการเล่น' }));
    await user.click(screen.getByRole('button', { name: '7 วัน' }));
    expect(closed()).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'เริ่มพัก' }));
    await waitFor(() => expect(harness.server().requests(protectionBeginTimeOut)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'พักการเล่น' })).toBeNull());
    expect(closed()).not.toBeNull();
  });

  const atBreak = (
    <MaintenanceBreakSlot value={<MaintenanceBreak />}>
      <SiteGate>
        <h1>the page</h1>
      </SiteGate>
    </MaintenanceBreakSlot>
  );

  it('still shows a break that began during maintenance after a reload, and offers no other', async () => {
    harness.server().reply(settingOperation, replies.data({ websiteStatus: 'MA' }));
    const options = { at: '/auth/withdraw', brand: { protection: sampleProtection } };
    const { store, user, reload } = harness.open(atBreak, options);
    await user.click(await screen.findByRole('button', { name: 'พักการเล่น' }));
    await user.click(screen.getByRole('button', { name: '7 วัน' }));
    fireEvent.click(screen.getByRole('button', { name: 'เริ่มพัก' }));
    await waitFor(() => expect(store.getState().auth.status).toBe('loggedOut'));
    const isShown = () =>
      expect(document.querySelector('main')?.textContent).toMatch(/เริ่มพักแล้ว เล่นต่อได้ตั้งแต่.*เมื่อเว็บไซต์เปิดแล้ว/);
    await waitFor(isShown);
    reload();
    await waitFor(isShown);
    expect(screen.queryByRole('button', { name: 'พักการเล่น' })).toBeNull();
  });

  const ends = { until: '2099-01-01T00:00:00.000Z' };
  const requestable = { until: null, endRequestableAt: '2099-01-01T00:00:00.000Z' };
  it.each([
    ['timeOut', ends, /คุณกำลังพักการเล่น.*เล่นต่อได้ตั้งแต่/, 'เลือกพักนานขึ้น'],
    ['selfExclusion', requestable, /คุณกำลังงดเล่น.*ขอกลับมาเล่นได้ตั้งแต่/, 'เลือกงดเล่นนานขึ้น'],
    ['selfExclusion', { until: null }, /คุณกำลังงดเล่น.*ไม่มีวันสิ้นสุด/, undefined],
    ['sessionTime', ends, /ครบเวลาเล่นที่คุณตั้งไว้แล้ว.*เล่นต่อได้ตั้งแต่/, 'พักการเล่นให้นานกว่านี้'],
    ['sessionTime', { until: null }, /ครบเวลาเล่นที่คุณตั้งไว้แล้ว.*เมื่อเว็บไซต์เปิดแล้ว/, 'พักการเล่นให้นานกว่านี้'],
  ])(
    'names the pause of a member (%s, %o), and offers at most a longer break',
    async (cause, pause, text, longer) => {
      harness.server().reply(settingOperation, replies.data({ websiteStatus: 'MA' }));
      const state = { ...protectionGet.example.response, pause: { cause, endRequestableAt: null, ...pause } };
      harness.server().reply(protectionGet, replies.data(state));
      harness.open(atBreak, { at: '/auth/withdraw', brand: { protection: sampleProtection } });
      await waitFor(() => expect(document.querySelector('main')?.textContent).toMatch(text));
      const [, ...others] = screen.getAllByRole('button').map(({ textContent }) => textContent);
      expect(others).toEqual(longer === undefined ? [] : [longer]);
    },
  );

  it('shows visitors no break', async () => {
    const site = harness.render(
      <MaintenanceBreakSlot value={<MaintenanceBreak />}>
        <SiteGate>
          <h1>the page</h1>
        </SiteGate>
      </MaintenanceBreakSlot>,
      { store: harness.createStore(), at: '/register' },
    );
    await statusBecomes(site, 'MA');
    expect(closed()).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'พักการเล่น' })).toBeNull();
  });
});
