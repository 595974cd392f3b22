import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { paths } from '../common/layout/paths.ts';
import { lazyScreen } from './lazy-screen.ts';
import { MemberLayout } from './member-shell.ts';

const harness = siteHarness();

const Loading = lazyScreen(() => new Promise(() => undefined));
const memberPaths = Object.values(paths).filter((path) => path.startsWith(`${paths.member}/`));

describe('a loading member screen', () => {
  it.each([...memberPaths, `${paths.reward}/home`])('%s shows its own title', (path) => {
    harness.render(
      <Routes>
        <Route element={<MemberLayout />}>
          <Route path="*" element={<Loading />} />
        </Route>
      </Routes>,
      { store: harness.createStore(), at: path },
    );
    const shown = document.querySelector('.cf-route-fallback .ck-page-header__title')?.textContent ?? '';
    expect(shown).not.toBe('');
    expect(document.title).toContain(shown);
  });
});
