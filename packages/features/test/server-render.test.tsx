import { StoreProvider } from '@chada/stores';
import { act, cleanup } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SiteProvider } from '../src/common/brand/site-context.tsx';
import { HomePage } from '../src/home/index.ts';
import { LoginPage } from '../src/session/index.ts';
import { MaintenancePage } from '../src/maintenance/index.ts';
import { NotFoundPage } from '../src/not-found/index.ts';
import { RegistrationPage } from '../src/registration/index.ts';
import { PublicLayout, RedirectMember, SiteGate } from '../src/shell/index.ts';
import { sampleClient } from './sample-client.ts';
import { siteHarness } from './site-harness.tsx';

const harness = siteHarness();
let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  cleanup();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

const pages = ['/', '/login', '/register', '/aff/A7K2M9', '/404', '/ma'];

function site(at: string, brand: object = {}): ReactElement {
  return (
    <StoreProvider store={harness.createStore()}>
      <SiteProvider client={sampleClient({ ...brand })}>
        <MemoryRouter initialEntries={[at]}>
          <SiteGate>
            <Routes>
              <Route element={<RedirectMember />}>
                <Route element={<PublicLayout />}>
                  <Route index element={<HomePage />} />
                  <Route path="login" element={<LoginPage />} />
                  <Route path="register" element={<RegistrationPage />} />
                  <Route path="aff/:afCode" element={<RegistrationPage />} />
                  <Route path="404" element={<NotFoundPage />} />
                </Route>
              </Route>
              <Route path="ma" element={<MaintenancePage />} />
            </Routes>
          </SiteGate>
        </MemoryRouter>
      </SiteProvider>
    </StoreProvider>
  );
}

function firstPaint(at: string, brand?: object): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToString(site(at, brand));
  document.body.appendChild(place);
  return place;
}

/** Hydrates server HTML and returns the errors from which React has recovered. */
async function hydrate(place: HTMLElement, at: string, brand?: object): Promise<unknown[]> {
  const recoveredErrors: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(place, site(at, brand), {
      onRecoverableError: (error) => recoveredErrors.push(error),
    });
    await Promise.resolve();
  });
  return recoveredErrors;
}

const input = (place: HTMLElement, name: string): HTMLInputElement => {
  const found = place.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (found === null) throw new Error(`The page has no field ${name}.`);
  return found;
};

describe('the first paint of the public screens', () => {
  it.each(pages)('%s renders on a server without a browser', (at) => {
    const touched: string[] = [];
    const refuse = (name: string) => () => {
      touched.push(name);
      throw new Error(`${name} was touched while rendering`);
    };
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse('localStorage'));
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse('sessionStorage'));
    vi.spyOn(navigator, 'userAgent', 'get').mockImplementation(refuse('userAgent'));
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(refuse('onLine'));
    const html = renderToString(site(at));
    expect(html).toMatch(/<h1[^>]*>/);
    expect(touched).toEqual([]);
    // The Content-Security-Policy forbids style attributes in prerendered HTML.
    expect(html).not.toMatch(/ style="/);
  });

  it.each(pages)('%s hydrates without a change', async (at) => {
    const consoleErrors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await hydrate(firstPaint(at), at)).toEqual([]);
    expect(consoleErrors.mock.calls.map(String)).toEqual([]);
  });

  it('[PU-02] keeps text that was typed or autofilled before hydration: sign-in', async () => {
    const place = firstPaint('/login');
    input(place, 'username').value = 'somsri88';
    input(place, 'password').value = 'แมวน้อยกินปลาทู9';
    await hydrate(place, '/login');
    expect(input(place, 'username').value).toBe('somsri88');
    expect(input(place, 'password').value).toBe('แมวน้อยกินปลาทู9');
  });

  it('[PU-03] keeps each value that was entered before hydration: registration', async () => {
    const fields = [
      'phone',
      'username',
      'password',
      'lineId',
      'email',
      'bankAccount',
      'ageConfirmed',
      'consents',
    ];
    const consents = ['terms', 'offers'].map((id) => ({
      id,
      version: '1',
      text: `ยอมรับ ${id}`,
      required: true,
    }));
    const brand = { registration: { consents, steps: [{ fields }] } };
    const place = firstPaint('/register', brand);
    const controls = () => [...place.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
    const values = () =>
      controls().map((control) =>
        control instanceof HTMLInputElement && control.type === 'checkbox'
          ? [control.name + control.value, control.checked]
          : [control.name, control.value],
      );
    for (const control of controls()) {
      if (control instanceof HTMLSelectElement) control.value = 'KBANK';
      else if (control.type === 'checkbox') control.checked = control.value !== 'offers';
      else control.value = `typed ${control.name}`;
    }
    const entered = values();
    expect(entered).toHaveLength(10);
    await hydrate(place, '/register', brand);
    expect(values()).toEqual(entered);
    const username = input(place, 'username');
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(username, 'somchai');
      username.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve();
    });
    const edited = entered.map(([name, value]) => [name, name === 'username' ? 'somchai' : value]);
    expect(values()).toEqual(edited);
  });

  it.each(['/login', '/register', '/'])('a form of %s sends nothing before hydration', (at) => {
    const place = firstPaint(at);
    expect(place.querySelector('form')?.method).toBe('post');
    expect(place.querySelector('form [type=submit]')).toBeNull();
  });
});
