import { type FakeServer, startFakeServer } from '@chada/testing/server';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useEffect, useState } from 'react';
import { Link, Route, Routes } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore, renderSite } from '../../test/render-site.tsx';
import { SiteGate } from './site-gate.tsx';

let server: FakeServer;
beforeAll(async () => {
  server = await startFakeServer();
});
const scrollTo = vi.fn();
beforeEach(() => {
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
});
afterEach(() => cleanup());
afterAll(() => server.close());

/** A screen whose heading appears after a delay, as while its code loads. */
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

/** A screen whose layout appears after a delay, with another main element. */
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

function open() {
  renderSite(
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
    { store: makeStore(server), at: '/first' },
  );
}

const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const heading = (name: string) => screen.getByRole('heading', { name });

describe('a change of screen', () => {
  it('moves the focus to the new heading and starts at the top', async () => {
    open();
    expect(document.activeElement).toBe(document.body);
    follow('second');
    await waitFor(() => expect(document.activeElement).toBe(heading('second')));
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('waits for a heading that appears later', async () => {
    open();
    follow('late screen');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    await waitFor(() => expect(document.activeElement).toBe(heading('late')));
  });

  it('also waits for a layout whose main element replaces the first', async () => {
    open();
    follow('framed screen');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    await waitFor(() => expect(document.activeElement).toBe(heading('framed')));
  });

  it('does not move the focus of a member who is already in a field', async () => {
    open();
    follow('late screen');
    act(() => screen.getByLabelText('field').focus());
    await screen.findByRole('heading', { name: 'late' });
    expect(document.activeElement).toBe(screen.getByLabelText('field'));
  });

  it('is not a change of the query alone', () => {
    open();
    follow('same screen');
    expect(document.activeElement).not.toBe(heading('first'));
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
