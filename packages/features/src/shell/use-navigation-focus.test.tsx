import { memoryStorage } from '@chada/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useEffect, useState } from 'react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { SiteGate } from './site-gate.tsx';

const harness = siteHarness();
const scrollTo = vi.fn();
beforeEach(() => {
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
});

function Late(): ReactElement {
  const [here, setHere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHere(true), 20);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main id="main" tabIndex={-1}>
      {here && <h1>late</h1>}
      <input aria-label="field" />
    </main>
  );
}

function LateFrame(): ReactElement {
  const [here, setHere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHere(true), 20);
    return () => clearTimeout(timer);
  }, []);
  const main = (
    <main id="main" tabIndex={-1}>
      {here && <h1>framed</h1>}
    </main>
  );
  return here ? <div>{main}</div> : main;
}

function open(tabStorage = memoryStorage()) {
  harness.render(
    <SiteGate>
      <Link to="/second">second</Link>
      <Link to="/late">late screen</Link>
      <Link to="/framed">framed screen</Link>
      <Link to="/first?tab=2">same screen</Link>
      <Routes>
        <Route
          path="/first"
          element={
            <main id="main">
              <h1>first</h1>
            </main>
          }
        />
        <Route
          path="/second"
          element={
            <main id="main">
              <h1>second</h1>
            </main>
          }
        />
        <Route path="/late" element={<Late />} />
        <Route path="/framed" element={<LateFrame />} />
      </Routes>
    </SiteGate>,
    { store: harness.createStore(memoryStorage(), tabStorage), at: '/first' },
  );
}

const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const heading = (name: string) => screen.getByRole('heading', { name });

describe('useNavigationFocus', () => {
  it('moves the focus to the new heading and scrolls to the top', async () => {
    open();
    expect(document.activeElement).toBe(document.body);
    follow('second');
    await waitFor(() => expect(document.activeElement).toBe(heading('second')));
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('waits for the heading of a screen that is loading', async () => {
    open();
    follow('late screen');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    await waitFor(() => expect(document.activeElement).toBe(heading('late')));
  });

  it('waits for the heading of a layout that is loading', async () => {
    open();
    follow('framed screen');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    await waitFor(() => expect(document.activeElement).toBe(heading('framed')));
  });

  it('keeps the focus in a field that the member has focused', async () => {
    open();
    follow('late screen');
    act(() => screen.getByLabelText('field').focus());
    await screen.findByRole('heading', { name: 'late' });
    expect(document.activeElement).toBe(screen.getByLabelText('field'));
  });

  it('ignores a change of the query string', () => {
    open();
    follow('same screen');
    expect(document.activeElement).not.toBe(heading('first'));
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('the scroll position after a load', () => {
  let loadedBy = 'reload';
  let top = 0;
  const tabStorage = memoryStorage();
  beforeEach(() => {
    vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => {
      const entry = { name: '', entryType: 'navigation', startTime: 0, duration: 0, type: loadedBy };
      return [{ ...entry, toJSON: () => entry }];
    });
    vi.spyOn(window, 'pageYOffset', 'get').mockImplementation(() => top);
    vi.spyOn(window, 'addEventListener');
    top = 0;
    tabStorage.entries.clear();
    history.scrollRestoration = 'auto';
  });
  afterEach(() => vi.restoreAllMocks());

  // The code that stores scroll positions loads after the page, so the test waits for it.
  const isConnected = () =>
    waitFor(() =>
      expect(vi.mocked(window.addEventListener)).toHaveBeenCalledWith('pagehide', expect.anything()),
    );

  async function openPage() {
    vi.mocked(window.addEventListener).mockClear();
    open(tabStorage);
    await isConnected();
  }

  async function leaveAt(position: number) {
    await openPage();
    top = position;
    fireEvent.scroll(window);
    fireEvent(window, new Event('pagehide'));
    expect(history.scrollRestoration).toBe('manual');
    cleanup();
    top = 0;
    scrollTo.mockClear();
  }

  it.each(['reload', 'back_forward'])('is restored after the type %s', async (type) => {
    await leaveAt(1240);
    loadedBy = type;
    await openPage();
    expect(scrollTo).toHaveBeenCalledWith(0, 1240);
    expect(history.scrollRestoration).toBe('auto');
  });

  it('is not restored if the member opens the page again', async () => {
    await leaveAt(1240);
    loadedBy = 'navigate';
    await openPage();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('is not restored if the member has scrolled before the scripts have loaded', async () => {
    await leaveAt(1240);
    loadedBy = 'reload';
    top = 300;
    await openPage();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('is kept if the page is left again before it is tall enough', async () => {
    await leaveAt(1240);
    loadedBy = 'reload';
    await openPage();
    top = 116;
    fireEvent.scroll(window);
    fireEvent(window, new Event('pagehide'));
    cleanup();
    top = 0;
    scrollTo.mockClear();
    await openPage();
    expect(scrollTo).toHaveBeenCalledWith(0, 1240);
  });

  it('is stored when the page is hidden', async () => {
    await openPage();
    top = 700;
    fireEvent.scroll(window);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    expect([...tabStorage.entries.values()].join()).toContain('700');
  });
});
