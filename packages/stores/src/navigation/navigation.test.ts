import { describe, expect, it } from 'vitest';
import { createNavigation, type Navigator } from './navigation.ts';

function aRouter(path: string): Navigator & { readonly visited: string[] } {
  const visited: string[] = [];
  return { visited, navigate: (to) => void visited.push(to), currentPath: () => visited.at(-1) ?? path };
}

describe('navigation', () => {
  it('waits for the router and then performs only the last request, once', () => {
    const navigation = createNavigation();
    const [router, later] = [aRouter('/'), aRouter('/')];
    navigation.go('/register');
    navigation.go('/login');
    navigation.connect(router);
    navigation.connect(later);
    expect([router.visited, later.visited]).toEqual([['/login'], []]);
  });

  it('goes to the router immediately once it is connected', () => {
    const navigation = createNavigation();
    const router = aRouter('/games');
    navigation.connect(router);
    expect([router.visited, navigation.currentPath()]).toEqual([[], '/games']);
    navigation.go('/login');
    expect([router.visited, navigation.currentPath()]).toEqual([['/login'], '/login']);
  });

  it('knows no path without a router, and waits again after a disconnection', () => {
    const navigation = createNavigation();
    expect(navigation.currentPath()).toBe('');
    const [router, next] = [aRouter('/games'), aRouter('/')];
    navigation.connect(router)();
    expect(navigation.currentPath()).toBe('');
    navigation.go('/login');
    navigation.connect(next);
    expect([router.visited, next.visited]).toEqual([[], ['/login']]);
  });

  it('keeps a router that has replaced the disconnected one', () => {
    const navigation = createNavigation();
    const disconnect = navigation.connect(aRouter('/games'));
    navigation.connect(aRouter('/promotions'));
    disconnect();
    expect(navigation.currentPath()).toBe('/promotions');
  });
});
