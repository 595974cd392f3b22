import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleClient } from '../../../test/sample-client.ts';
import { LoadMore, type NextPage } from './load-more.tsx';
import { SiteProvider } from '../brand/site-context.tsx';

class FakeObserver {
  static readonly open = new Set<FakeObserver>();
  readonly notify: IntersectionObserverCallback;
  constructor(notify: IntersectionObserverCallback) {
    this.notify = notify;
  }
  observe(): void {
    FakeObserver.open.add(this);
  }
  disconnect(): void {
    FakeObserver.open.delete(this);
  }
}

function comesNear(): void {
  for (const observer of FakeObserver.open) {
    observer.notify(
      [{ isIntersecting: true } as IntersectionObserverEntry],
      observer as unknown as IntersectionObserver,
    );
  }
}

function draw(changes: Partial<NextPage> = {}) {
  const fetchNextPage = vi.fn();
  const query = {
    hasNextPage: true,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage,
    ...changes,
  };
  render(
    <SiteProvider client={sampleClient()}>
      <LoadMore query={query} />
    </SiteProvider>,
  );
  return fetchNextPage;
}

describe('LoadMore', () => {
  afterEach(() => {
    cleanup();
    FakeObserver.open.clear();
    vi.unstubAllGlobals();
  });

  it('loads the next page when the end of the list is near', () => {
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    const fetchNextPage = draw();
    act(comesNear);
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['while a page is on its way', { isFetchingNextPage: true }],
    ['after a failure, which only the member tries again', { isFetchNextPageError: true }],
  ])('does not load the next page automatically %s', (_when, changes) => {
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    const fetchNextPage = draw(changes);
    act(comesNear);
    expect(fetchNextPage).not.toHaveBeenCalled();
  });

  it('is only a button in browsers without IntersectionObserver', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const fetchNextPage = draw();
    act(() => screen.getByRole('button', { name: 'ดูเพิ่มเติม' }).click());
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
  });

  it('renders nothing after the last page', () => {
    draw({ hasNextPage: false });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
