import { type FakeServer, startFakeServer } from '@chada/testing/server';
import { cleanup } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeStore, renderSite } from '../../test/render-site.tsx';
import { paths } from '../common/layout/paths.ts';
import { lazyScreen } from './lazy-screen.ts';
import { MemberLayout } from './member-shell.ts';

let server: FakeServer;
beforeAll(async () => {
  server = await startFakeServer();
});
afterEach(() => cleanup());
afterAll(() => server.close());

const Loading = lazyScreen(() => new Promise(() => undefined));
const memberPaths = Object.values(paths).filter((path) => path.startsWith(`${paths.member}/`));

describe('a loading member screen', () => {
  it.each([...memberPaths, `${paths.reward}/home`])('%s shows its own title', (path) => {
    renderSite(
      <Routes>
        <Route element={<MemberLayout />}>
          <Route path="*" element={<Loading />} />
        </Route>
      </Routes>,
      { store: makeStore(server), at: path },
    );
    const shown = document.querySelector('.cf-route-fallback .ck-page-header__title')?.textContent ?? '';
    expect(shown).not.toBe('');
    expect(document.title).toContain(shown);
  });
});
